import type { CodeSample, Operation as OperationObject, SecurityScheme } from '@/spec/model';
import * as messages from '@/messages';
import { AnchorLink } from './anchor-link';
import { Assumed } from './assumed';
import { Callbacks } from './callbacks';
import { CopyButton } from './copy-button';
import { Description } from './description';
import { ExternalDocs } from './external-docs';
import { Method } from './method';
import { Parameters } from './parameters';
import { Path } from './path';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { RequestExamples, RequestSample, ResponseSamples } from './samples';
import { Security } from './security';
import { Servers } from './servers';
import type { View } from './view';

/** One operation: its words, and beside them what is sent and what comes back. */
export function Operation({
  view,
  operation,
  sample,
  schemes,
  markdownHref,
}: {
  view: View;
  operation: OperationObject;
  sample?: CodeSample;
  schemes: SecurityScheme[];
  /** Where the operation stands as Markdown. */
  markdownHref?: string;
}) {
  const hasResponseSample = operation.responses.some(({ content }) =>
    content.some(({ examples }) => examples.length > 0),
  );
  return (
    <article className="op" id={operation.id} data-method={operation.method} data-path={operation.path}>
      <div className="w">
        <OperationHead view={view} operation={operation} markdownHref={markdownHref} />
        <Security alternatives={operation.security} schemes={schemes} />
        <Description prose={operation.description} />
        <ExternalDocs docs={operation.externalDocs} />
        {operation.servers.length > 0 && (
          <div className="g">
            <h4>{messages.servers}</h4>
            <Servers view={view} servers={operation.servers} />
          </div>
        )}
        <Parameters view={{ ...view, direction: 'request' }} groups={operation.parameters} />
        {operation.requestBody && <RequestBody view={view} body={operation.requestBody} />}
        <Responses view={view} responses={operation.responses} />
        <Callbacks view={view} callbacks={operation.callbacks} schemes={schemes} />
      </div>
      <div className="s">
        <div className={hasResponseSample ? 'sy two' : 'sy'}>
          <RequestSample operation={operation} sample={sample} />
          <RequestExamples view={view} operation={operation} />
          <ResponseSamples view={view} operation={operation} />
        </div>
      </div>
    </article>
  );
}

function OperationHead({
  view,
  operation,
  markdownHref,
}: {
  view: View;
  operation: OperationObject;
  markdownHref?: string;
}) {
  return (
    <>
      <div className="oh">
        <AnchorLink anchor={operation.id} name={operation.title} />
        <h3>{operation.title}</h3>
        {operation.deprecated && <span className="dp">{messages.deprecated}</span>}
        {operation.kind !== 'operation' && (
          <span className="mk">{operation.kind === 'webhook' ? messages.webhook : messages.callback}</span>
        )}
        <Assumed view={view} reason={operation.assumed} />
        {markdownHref !== undefined && (
          <button type="button" className="b" data-markdown={markdownHref}>
            {messages.copyMarkdown}
          </button>
        )}
      </div>
      <div className="pt">
        <Method method={operation.method} />
        <Path parts={operation.pathParts} />
        <CopyButton text={operation.path} label={messages.copyPath} />
      </div>
    </>
  );
}
