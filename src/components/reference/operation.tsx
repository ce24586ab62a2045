import type { CodeSample, Operation as OperationObject, SecurityScheme } from '@/openapi/model';
import * as messages from '@/messages';
import { Breakable } from '../ui/breakable';
import { AnchorLink, Heading } from './anchor-link';
import { Assumed, Description, ExternalDocs } from './description';
import { Callbacks } from './callbacks';
import { CopyButton } from './controls';
import { SampleColumn, SectionHead, sectionClassName, stickyClassName, TextColumn } from './frame';
import { RequestSample } from './samples';
import { RequestExamples, ResponseExamples } from './examples';
import { operationTextClassName, OperationMeta } from './operation-meta';
import { Method, Path, requestLineClassName } from './path';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { coverClassName, RunningHead } from './running-head';
import { Servers } from './servers';
import { toDirectedViews, type View } from './view';
import { WhereUsedLink } from './where-used-link';

const ownPageClassName = `operation relative col-span-full **:focus:scroll-mt-8 ${sectionClassName}`;
/** Its padding is above its title, so less room remains below the navbar. */
const sharedPageClassName = `${ownPageClassName} -scroll-mt-6 border-t border-line pt-8`;

/** Next to the first line of the path. If the pointer can hover, the button appears only while it is over its column. */
const copyPathClassName = 'shown-on-hover self-start -my-0.5 max-desktop:-my-2.5';

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
      data-method={operation.method}
      data-path={operation.path}
      data-alias={findAlias(operation)}
      data-at-top={view.atTop?.has(operation.id) ? '' : undefined}
    >
      {operation.formerIds?.map((former) => (
        <span key={former} id={former} className="absolute" data-now={operation.id} />
      ))}
      <TextColumn className={operationTextClassName}>
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
      </TextColumn>
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

function OperationHead({
  view,
  operation,
  schemes,
  markdownHref,
  heading,
}: {
  view: View;
  operation: OperationObject;
  schemes: SecurityScheme[];
  markdownHref?: string;
  heading: 'h1' | 'h3';
}) {
  return (
    <>
      <SectionHead className={coverClassName}>
        {heading === 'h1' ? (
          <h1 className="text-3xl text-wrap wrap-anywhere max-sm:text-2xl touch:max-w-[calc(100%-1.5rem)]">
            <Breakable text={operation.title} />
          </h1>
        ) : (
          <Heading view={view} element="h3">
            <Breakable text={operation.title} />
          </Heading>
        )}
        <AnchorLink view={view} anchor={operation.id} name={operation.title} ofTitle />
        {operation.deprecated && <span className="deprecated">{messages.deprecated}</span>}
        {operation.kind !== 'operation' && (
          <span className="operation-mark">{operation.kind === 'webhook' ? messages.webhook : messages.callback}</span>
        )}
        <Assumed view={view} reason={operation.assumed} />
      </SectionHead>
      <div className={requestLineClassName}>
        <Method method={operation.method} />
        <Path segments={operation.pathSegments} />
        {!view.isPrinted && (
          <CopyButton text={operation.path} label={messages.copyPath} className={copyPathClassName} />
        )}
      </div>
      <OperationMeta view={view} operation={operation} schemes={schemes} markdownHref={markdownHref} />
      {!view.isPrinted && <RunningHead operation={operation} heading={heading} />}
    </>
  );
}
