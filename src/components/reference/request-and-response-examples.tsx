import * as messages from '@/messages';
import type { Example } from '@/openapi/model/example';
import type { Operation } from '@/openapi/model/operation';
import type { Response } from '@/openapi/model/response';
import { ExamplePanel, type ExampleTab } from './example-panel';
import type { View } from './render-context';
import { hasBody } from './status-code';

/** The examples of the request body, if there are several: the request sample contains only one. */
export function RequestExamples({ view, operation }: { view: View; operation: Operation }) {
  const content = operation.requestBody?.content ?? [];
  const tabs = content.flatMap(({ name, examples }) =>
    examples.map((example): ExampleTab => ({ label: toTitle(example) ?? name, example })),
  );
  if (tabs.length < 2) return null;
  return <ExamplePanel view={view} title={messages.requestExamples} group={`${operation.id}-q`} tabs={tabs} />;
}

/** One tab for each example of a response; a response without examples says what is known about its body. */
export function ResponseExamples({ view, operation }: { view: View; operation: Operation }) {
  const tabs = operation.responses.flatMap(toTabs);
  if (tabs.length === 0) return null;
  return <ExamplePanel view={view} title={messages.response} group={`${operation.id}-r`} tabs={tabs} />;
}

function toTabs({ status, class: statusClass, content }: Response): ExampleTab[] {
  const examples = content.flatMap(({ name, examples: list }) => list.map((example) => ({ name, example })));
  if (examples.length === 0) return [{ status, statusClass, note: toNote(status, content) }];
  const isOnly = examples.length === 1;
  return examples.map(({ name, example }) => ({
    status,
    statusClass,
    label: isOnly ? toTitleOfOnly(example) : (toTitle(example) ?? name),
    example,
  }));
}

/** The title of an authored example. Generated ones have none, and "Example" says nothing. */
function toTitle({ origin, summary, title }: Example): string | undefined {
  return origin === 'authored' && title !== messages.exampleTitle ? (summary ?? title) : undefined;
}

/** The title of the only example of a response: next to nothing else, a name such as `default` would be taken for a status. */
function toTitleOfOnly(example: Example): string | undefined {
  const title = toTitle(example);
  return title !== undefined && /^(?:default|example|response)$/i.test(title) ? undefined : title;
}

function toNote(status: string, content: Response['content']): string {
  if (content.some(({ schema }) => schema !== undefined))
    return messages.noExample(content.find(({ missing }) => missing !== undefined)?.missing);
  if (content.length > 0) return content.map(({ name }) => name).join(', ');
  return hasBody(status) ? messages.bodyUndocumentedShort : messages.noBody;
}
