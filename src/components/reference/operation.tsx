import type { CodeSample, Operation as OperationObject } from '@/openapi/model/operation';
import type { SecurityScheme } from '@/openapi/model/security';
import * as messages from '@/messages';
import { FormerAnchors, Heading } from './permalinks-and-headings';
import { Description } from './description-and-assumption';
import { ExternalDocs } from './external-links';
import { Callbacks } from './callbacks';
import {
  SampleColumn,
  sectionClassName,
  stickyClassName,
  toLaterData,
  operationTextClassName,
} from './page-and-section-layout';
import { RequestSample } from './request-sample';
import { RequestExamples, ResponseExamples } from './request-and-response-examples';
import { OperationHead } from './operation-head';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { Servers } from './servers';
import { toDirectedViews, type View } from './render-context';
import { WhereUsedLink } from './where-used-link';

const ownPageClassName = `operation ${sectionClassName}`;
/** Its padding is above its title, so less room remains below the navbar. */
const sharedPageClassName = `${ownPageClassName} -scroll-mt-6 border-t border-line pt-8`;

/** One operation: its documentation, and next to it samples of the request and the responses. */
export function Operation({
  view,
  operation,
  sample,
  schemes,
  sharedParameters,
  markdownHref,
  heading = 'h3',
}: {
  view: View;
  operation: OperationObject;
  sample?: CodeSample;
  schemes: SecurityScheme[];
  /** The names of path parameters that an earlier operation of the page describes. */
  sharedParameters?: readonly string[];
  /** The URL of the operation as Markdown. */
  markdownHref?: string;
  /** `h1` if the operation has a separate page, `h3` if it is one of several on a page. */
  heading?: 'h1' | 'h3';
}) {
  const [request, response] = toDirectedViews(view, operation);
  const hasResponseSample = operation.responses.some(({ content }) =>
    content.some(({ examples }) => examples.length > 0),
  );
  // In print, the list of responses says the same as panels without an example.
  const hasSamples = !view.isPrinted || sample !== undefined || hasResponseSample;
  return (
    <article
      className={heading === 'h1' ? ownPageClassName : sharedPageClassName}
      id={operation.id}
      data-method={operation.method.toLowerCase()}
      data-path={operation.path}
      data-alias={findAlias(operation)}
      {...toLaterData(view, [operation.id])}
    >
      <FormerAnchors anchors={operation.formerIds} now={operation.id} />
      <div className={operationTextClassName}>
        <OperationHead
          view={view}
          operation={operation}
          schemes={schemes}
          markdownHref={markdownHref}
          heading={heading}
        />
        <Description prose={operation.description} />
        <ExternalDocs docs={operation.externalDocs} />
        {operation.servers.length > 0 && (
          <div className="mt-5">
            <Heading view={view} element="h4">
              {messages.servers}
            </Heading>
            <Servers view={view} servers={operation.servers} />
          </div>
        )}
        <Parameters view={request} groups={operation.parameters} shared={sharedParameters} />
        {operation.requestBody && <RequestBody view={request} body={operation.requestBody} />}
        <Responses view={response} responses={operation.responses} />
        <Callbacks view={view} callbacks={operation.callbacks} schemes={schemes} />
      </div>
      {hasSamples && (
        <SampleColumn className={stickyClassName} isPaired={hasResponseSample}>
          <RequestSample
            operation={operation}
            sample={sample}
            credentials={view.firstSample === operation.id ? view.links?.credentials : undefined}
          />
          <RequestExamples view={view} operation={operation} />
          <ResponseExamples view={view} operation={operation} />
          <WhereUsedLink view={view} anchor={operation.id} name={operation.title} className="justify-self-start" />
        </SampleColumn>
      )}
    </article>
  );
}

/** Returns the former hash if the anchor differs from the operationId, because some ids cannot be an anchor as they are. */
function findAlias({ id, operationId, aliases }: OperationObject): string | undefined {
  return operationId === undefined || operationId === id ? undefined : aliases.at(-1);
}
