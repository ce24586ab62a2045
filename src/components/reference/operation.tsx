import type { CodeSample, Operation as OperationObject, SecurityScheme } from '@/spec/model';
import * as messages from '@/messages';
import { Breakable } from '../ui/breakable';
import { AnchorLink, Heading } from './anchor-link';
import { Assumed, Description, ExternalDocs } from './description';
import { Callbacks } from './callbacks';
import { CopyButton, RequestExamples, RequestSample, ResponseSamples } from './samples';
import { Method, Path } from './path';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { Security } from './security';
import { Servers } from './servers';
import type { View } from './view';

/** One operation: its words, and next to them what is sent and what comes back. */
export function Operation({
  view,
  operation,
  sample,
  schemes,
  markdownHref,
  heading = 'h3',
}: {
  view: View;
  operation: OperationObject;
  sample?: CodeSample;
  schemes: SecurityScheme[];
  /** Where the operation is available as Markdown. */
  markdownHref?: string;
  /** The operation is the page, or one of many on it. */
  heading?: 'h1' | 'h3';
}) {
  const hasResponseSample = operation.responses.some(({ content }) =>
    content.some(({ examples }) => examples.length > 0),
  );
  return (
    <article
      className="operation"
      id={operation.id}
      data-method={operation.method}
      data-path={operation.path}
      data-alias={findAlias(operation)}
      data-at-top={view.atTop?.has(operation.id) ? '' : undefined}
    >
      <div className="text-column">
        <OperationHead view={view} operation={operation} markdownHref={markdownHref} heading={heading} />
        <Security view={view} alternatives={operation.security} schemes={schemes} />
        <Description prose={operation.description} />
        <ExternalDocs docs={operation.externalDocs} />
        {operation.servers.length > 0 && (
          <div className="operation-part">
            <Heading view={view} element="h4">
              {messages.servers}
            </Heading>
            <Servers view={view} servers={operation.servers} />
          </div>
        )}
        <Parameters view={{ ...view, direction: 'request' }} groups={operation.parameters} />
        {operation.requestBody && <RequestBody view={view} body={operation.requestBody} />}
        <Responses view={view} responses={operation.responses} />
        <Callbacks view={view} callbacks={operation.callbacks} schemes={schemes} />
      </div>
      <div className="sample-column">
        <div className={hasResponseSample ? 'samples request-and-response' : 'samples'}>
          <RequestSample operation={operation} sample={sample} />
          <RequestExamples view={view} operation={operation} />
          <ResponseSamples view={view} operation={operation} />
        </div>
      </div>
    </article>
  );
}

/** The former hash, where the anchor does not tell it: some ids cannot be in an address as they are. */
function findAlias({ id, operationId, aliases }: OperationObject): string | undefined {
  return operationId === undefined || operationId === id ? undefined : aliases.at(-1);
}

function OperationHead({
  view,
  operation,
  markdownHref,
  heading,
}: {
  view: View;
  operation: OperationObject;
  markdownHref?: string;
  heading: 'h1' | 'h3';
}) {
  return (
    <>
      <div className="section-head">
        <AnchorLink anchor={operation.id} name={operation.title} />
        {heading === 'h1' ? (
          <h1>
            <Breakable text={operation.title} />
          </h1>
        ) : (
          <Heading view={view} element="h3">
            <Breakable text={operation.title} />
          </Heading>
        )}
        {operation.deprecated && <span className="deprecated">{messages.deprecated}</span>}
        {operation.kind !== 'operation' && (
          <span className="operation-mark">{operation.kind === 'webhook' ? messages.webhook : messages.callback}</span>
        )}
        <Assumed view={view} reason={operation.assumed} />
        {markdownHref !== undefined && (
          <button type="button" className="small-button" data-markdown={markdownHref}>
            {messages.copyMarkdown}
          </button>
        )}
      </div>
      <div className="request-line">
        <Method method={operation.method} />
        <Path parts={operation.pathParts} />
        <CopyButton text={operation.path} label={messages.copyPath} />
      </div>
    </>
  );
}
