import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { fail } from '@/lib/user-errors-and-mistakes';
import { isExternal, toHref } from '@/lib/href';

const parser = unified().use(rehypeRaw).freeze();

/** HTML from the site configuration, rendered as elements on the server; fails on HTML that the security policy would refuse. */
export function ConfiguredHtml({ html }: { html: string }) {
  const tree: Root = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  visit(tree, 'element', ({ tagName, properties }) => {
    const refused =
      tagName === 'script' || tagName === 'style'
        ? `<${tagName}>`
        : Object.keys(properties).find((name) => /^(style|on[A-Z])/.test(name));
    if (refused !== undefined) {
      fail(`HTML in src/site.config.ts must not contain ${refused}: ${html}`, {
        fix: 'Give it a class, or use the options for colors.',
      });
    }
    if (typeof properties.href !== 'string') return;
    if (isExternal(properties.href)) properties.rel = ['noopener', 'noreferrer'];
    else properties.href = toHref(properties.href);
  });
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
