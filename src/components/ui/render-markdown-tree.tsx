import type { Nodes } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { HTMLAttributes, ReactElement, ReactNode, AnchorHTMLAttributes } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toHref, isExternal } from '@/lib/href';
import * as messages from '@/messages';
import { Breakable } from './breakable-name';
import { CardGrid, CardItem, CardText, CardTitle, cardClassName } from './card';
import { Callout, isCalloutKind } from './callout';
import { CodeBlock, type CodeBlockProps } from './code-block';
import { TabPanel, Tabs, type TabEntry } from './tabs';
import { ExternalMark } from './icon';
import { isLongName, keepPunctuation, longNameInText } from './keep-punctuation-with-long-names';

/** Moves to the next line as a whole, and breaks only if it is longer than a line (`markdown-elements.css`). */
const boxClassName = 'unbroken';

/** The components for elements of a tree, which `src/markdown` creates and sanitizes. */
const components = {
  a: TextLink,
  code: InlineCode,
  img: Picture,
  callout: ({ 'data-kind': kind, children }: { 'data-kind': string; children: ReactNode }) => (
    <Callout kind={isCalloutKind(kind) ? kind : 'note'}>{children}</Callout>
  ),
  'card-grid': CardGrid,
  'card-item': CardItem,
  'card-title': CardTitle,
  'card-text': CardText,
  'code-block': ({ 'data-block': block }: { 'data-block': string }) => (
    <CodeBlock {...(JSON.parse(block) as CodeBlockProps)} />
  ),
  'assumed-text': AssumedText,
  unbroken: ({ children }: { children?: ReactNode }) => <span className={boxClassName}>{children}</span>,
  'unbroken-code': ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
    <code {...rest}>
      <Breakable text={String(children)} from={longNameInText} />
    </code>
  ),
  'introduction-heading': IntroductionHeading,
  'tab-group': ({
    'data-tabs': tabs,
    'data-group': group,
    children,
  }: {
    'data-tabs': string;
    'data-group': string;
    children: ReactNode;
  }) => (
    <Tabs tabs={JSON.parse(tabs) as TabEntry[]} group={group || undefined}>
      {children}
    </Tabs>
  ),
  'tab-panel': ({
    'data-tab': id,
    'data-label': label,
    'data-first': first,
    children,
  }: Record<`data-${string}`, string> & { children: ReactNode }) => (
    <TabPanel id={id ?? ''} label={label ?? ''} first={first === 'true'}>
      {children}
    </TabPanel>
  ),
};

/** Renders a sanitized tree: a description from a spec or the text of a page. */
export function Prose({ tree }: { tree: Nodes }): ReactElement {
  return toJsxRuntime(keepPunctuation(tree), {
    Fragment,
    jsx,
    jsxs,
    components: components as Partial<Components>,
    tableCellAlignToStyle: false,
  });
}

/** Text that states what the specification leaves open, and its mark. */
function AssumedText({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span className="text-xs text-muted italic underline decoration-dotted underline-offset-3">
        {messages.assumed}
      </span>
    </>
  );
}

const headingClassNames = { h2: 'mt-9 text-xl', h3: 'mt-7 text-lg', h4: 'mt-5 text-base' };

/** A heading in the introduction of a spec. */
function IntroductionHeading({
  'data-level': level,
  id,
  children,
}: {
  'data-level': string;
  id: string;
  children: ReactNode;
}) {
  const Element = level === '2' ? 'h2' : level === '3' ? 'h3' : 'h4';
  return (
    <Element id={id} className={headingClassNames[Element]}>
      {children}
    </Element>
  );
}

/** Code within text. A name or path moves to the next line as a whole, and breaks only if it is longer than a line. */
function InlineCode({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  if (typeof children !== 'string' || children.includes('\n')) return <code {...rest}>{children}</code>;
  const isLong = isLongName(children);
  return (
    <code {...rest} className={isLong ? boxClassName : undefined}>
      <Breakable text={children} from={isLong ? longNameInText : undefined} />
    </code>
  );
}

function Picture({
  src,
  alt = '',
  width,
  height,
  title,
}: {
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  title?: string;
}) {
  return (
    <img
      src={src === undefined ? undefined : toHref(src)}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A name of a spec looks like other code until the reader points at it. */
const nameClassName = 'hover:underline';

/** A link within text, with the base path added; links to other sites open in a new tab and say so. */
function TextLink({ href = '', children, ...properties }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const rest =
    'data-card' in properties
      ? { ...properties, className: cardClassName }
      : 'data-name' in properties
        ? { ...properties, className: nameClassName }
        : properties;
  if (/^https?:|^\/\//i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <ExternalMark icon={false} />
      </a>
    );
  }
  const isOurs = !isExternal(href) && href.startsWith('/');
  return (
    <a {...rest} href={isOurs ? toHref(href) : href}>
      {children}
      {rest.target === '_blank' && <ExternalMark icon={false} />}
    </a>
  );
}
