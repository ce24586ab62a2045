import * as messages from '@/messages';
import type { Body } from '@/openapi/model/body-and-media-type';
import { AnchorLink, Heading } from './permalinks-and-headings';
import { Assumed, Description } from './description-and-assumption';
import { MediaTypes } from './media-types';
import type { View } from './render-context';

/** The body of a request, in a view of its direction. */
export function RequestBody({ view, body }: { view: View; body: Body }) {
  return (
    <div className="request-body mt-4 scroll-mt-8" id={body.anchor}>
      <div>
        <Heading view={view} element="h4">
          {messages.requestBody}
        </Heading>
        <AnchorLink view={view} anchor={body.anchor} name={messages.requestBody} ofTitle />
        {body.required && <span className="required">{messages.required}</span>}
        <Assumed view={view} reason={body.assumed} />
      </div>
      <Description prose={body.description} />
      <MediaTypes view={view} content={body.content} said={body.description} />
      {body.content.length === 0 && <p className="note">{messages.requestBodyUndocumented}</p>}
    </div>
  );
}
