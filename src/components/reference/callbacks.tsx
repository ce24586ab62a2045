import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { SecurityScheme } from '@/openapi/model/security';
import { AnchorLink, Heading } from './permalinks-and-headings';
import { Description } from './description-and-assumption';
import { OperationIdAndAccess } from './operation-id-access-and-markdown-button';
import { Method, requestLineClassName } from './path-and-method';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { toDirectedViews, type View } from './render-context';
import { operationTextClassName } from './page-and-section-layout';

/** The callbacks of an operation: requests that the API sends to the client. */
export function Callbacks({
  view,
  callbacks,
  schemes,
}: {
  view: View;
  callbacks: Operation['callbacks'];
  schemes: SecurityScheme[];
}) {
  if (callbacks.length === 0) return null;
  return (
    <div className="mt-8">
      <Heading view={view} element="h4">
        {messages.callbacks}
      </Heading>
      {callbacks.map(({ name, anchor, expression, operations }) => (
        <details key={anchor} className="variant" id={anchor}>
          <summary>
            <span className="property-name">{name}</span>
            <code className="schema-type">{expression}</code>
          </summary>
          <AnchorLink view={view} anchor={anchor} name={name} />
          {operations.map((operation) => (
            <CallbackOperation key={operation.id} view={view} operation={operation} schemes={schemes} />
          ))}
        </details>
      ))}
    </div>
  );
}

function CallbackOperation({
  view,
  operation,
  schemes,
}: {
  view: View;
  operation: Operation;
  schemes: SecurityScheme[];
}) {
  const [request, response] = toDirectedViews(view, operation);
  return (
    <div className={`callback scroll-mt-8 ${operationTextClassName}`} id={operation.id}>
      <div className={requestLineClassName}>
        <Method method={operation.method} />
        <span className="wrap-anywhere">{operation.title}</span>
        <AnchorLink view={view} anchor={operation.id} name={operation.title} />
      </div>
      <OperationIdAndAccess view={view} operation={operation} schemes={schemes} />
      <Description prose={operation.description} />
      <Parameters view={request} groups={operation.parameters} />
      {operation.requestBody && <RequestBody view={request} body={operation.requestBody} />}
      <Responses view={response} responses={operation.responses} />
      <Callbacks view={view} callbacks={operation.callbacks} schemes={schemes} />
    </div>
  );
}
