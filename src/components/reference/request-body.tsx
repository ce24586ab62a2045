import * as messages from '@/messages';
import type { Body } from '@/spec/model';
import { AnchorLink, Heading } from './anchor-link';
import { Assumed, Description } from './description';
import { MediaTypes } from './media-types';
import type { View } from './view';

/** What a request carries. */
export function RequestBody({ view, body }: { view: View; body: Body }) {
  const documented = body.content.some((mediaType) => mediaType.schema !== undefined);
  return (
    <div className="g bd" id={body.anchor}>
      <div className="gh">
        <AnchorLink anchor={body.anchor} name={messages.requestBody} />
        <Heading view={view} element="h4">
          {messages.requestBody}
        </Heading>
        {body.required && <span className="rq">{messages.required}</span>}
        <Assumed view={view} reason={body.assumed} />
      </div>
      <Description prose={body.description} />
      <MediaTypes
        view={{ ...view, direction: 'request' }}
        content={body.content}
        anchor={body.anchor}
        said={body.description}
      />
      {!documented && <p className="nt">{messages.requestBodyUndocumented}</p>}
    </div>
  );
}
