import type { ComponentProps } from 'react';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { CodeBlockModel } from '@/markdown/code-block';
import * as messages from '@/messages';
import type { Prose } from '@/spec/model';
import { Code } from './code';

/** A description's markdown as elements; nothing where there is none. */
export function Description({ prose }: { prose?: Prose }) {
  if (!prose) return null;
  const components = { 'code-block': CodeOf, callout: CalloutOf };
  return <div className="d">{toJsxRuntime(prose.tree, { Fragment, jsx, jsxs, components })}</div>;
}

function CodeOf({ 'data-block': block }: { 'data-block'?: string }) {
  const { lines } = JSON.parse(block ?? '{"lines":[]}') as Pick<CodeBlockModel, 'lines'>;
  return <Code lines={lines} label={messages.exampleValue} />;
}

function CalloutOf({ children }: ComponentProps<'div'>) {
  return <div className="co">{children}</div>;
}
