import * as messages from '@/messages';
import type { Response as ResponseObject } from '@/openapi/model/response';
import { AnchorLink, Heading } from './permalinks-and-headings';
import { Assumed, Description } from './description-and-assumption';
import { MediaTypes } from './media-types';
import { ParameterList } from './parameters';
import { ResponseLinks } from './response-links';
import { StatusCode, hasBody } from './status-code';
import type { View } from './render-context';

/** The responses of an operation, in a view of their direction; those with details expand under their status. */
export function Responses({ view, responses }: { view: View; responses: ResponseObject[] }) {
  if (responses.length === 0) return null;
  return (
    <>
      <Heading view={view} element="h4" className="mt-4 mb-1 text-base/6">
        {messages.responses}
      </Heading>
      {responses.map((response) => (
        <Response key={response.status} view={view} response={response} />
      ))}
    </>
  );
}

function Response({ view, response }: { view: View; response: ResponseObject }) {
  const { status, anchor, description, headers, content, links } = response;
  // A media type without a schema is documented: its content is binary, or any JSON.
  const hasDetails = content.length > 0 || headers.length > 0 || links.length > 0;
  // The description may already say that the body is not documented.
  const saysUndocumented = /not documented/i.test(description?.source ?? '');
  const undocumentedNote = content.length === 0 && !saysUndocumented && hasBody(status) && (
    <p className="note">{messages.bodyUndocumented}</p>
  );
  if (!hasDetails) {
    return (
      <div className="response" id={anchor} data-class={response.class}>
        <AnchorLink view={view} anchor={anchor} name={status} />
        <div className="response-head pe-6">
          <StatusCode of={response.class}>{status}</StatusCode>
          {undocumentedNote ? (
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
              <Description prose={description} />
              {undocumentedNote}
            </div>
          ) : (
            <Description prose={description} />
          )}
        </div>
        <Assumed view={view} reason={response.assumed} />
      </div>
    );
  }
  return (
    <div className="response opens" id={anchor} data-class={response.class}>
      <AnchorLink view={view} anchor={anchor} name={status} />
      <details open={response.class === 'success'}>
        <summary className="response-head">
          <StatusCode of={response.class}>{status}</StatusCode>
          <Description prose={description} />
        </summary>
        <Assumed view={view} reason={response.assumed} />
        {headers.length > 0 && (
          <>
            <Heading view={view} element="h5">
              {messages.headers}
            </Heading>
            <ParameterList view={view} parameters={headers} />
          </>
        )}
        <MediaTypes view={view} content={content} said={description} />
        {undocumentedNote}
        <ResponseLinks view={view} links={links} />
      </details>
    </div>
  );
}
