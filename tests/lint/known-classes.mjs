import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';

const src = path.resolve(import.meta.dirname, '../../src');
const styles = path.join(src, 'app/styles');
// Prettier's Tailwind plugin uses the same function.
const tailwind = await loadDesignSystem(readFileSync(path.join(styles, 'global.css'), 'utf8'), { base: styles });

/** The classes that occur in our stylesheets. */
const named = new Set(
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .flatMap(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').match(/(?<=\.)[a-z][\w-]*/g)),
);

/** Markers that other classes refer to, which have no style. */
const marker = /^(?:group|peer)(?:\/[\w-]+)?$/;

const advice = new Map();

/** Returns what is wrong with a class, or undefined. */
function toAdvice(name) {
  if (!advice.has(name)) advice.set(name, findAdvice(name));
  return advice.get(name);
}

function findAdvice(name) {
  if (named.has(name) || marker.test(name)) return undefined;
  if (tailwind.candidatesToCss([name])[0] === null) return `${name} is no class of Tailwind or of a stylesheet.`;
  if (!name.includes('[')) return undefined;
  const [canonical] = tailwind.canonicalizeCandidates([name], { rem: 16 });
  return canonical === name ? undefined : `Write ${canonical} instead of ${name}.`;
}

/**
 * Reports classes that neither Tailwind nor our stylesheets define (typos and leftovers), and arbitrary values for which there
 * is a token.
 */
const knownClasses = {
  create: (context) => {
    /** Reports the unknown classes in a text. */
    const check = (node, text) => {
      for (const name of text.split(/\s+/).filter(Boolean)) {
        const message = toAdvice(name);
        if (message !== undefined) context.report({ node, message });
      }
    };
    const names = ":matches(JSXAttribute[name.name='className'], VariableDeclarator[id.name=/[cC]lassNames?$/])";
    return {
      [`${names} Literal`]: (node) => {
        // A text that is compared, as in `kind === 'link'`, is not a class.
        if (typeof node.value === 'string' && node.parent.type !== 'BinaryExpression') check(node, node.value);
      },
      [`${names} TemplateElement`]: (node) => {
        const { quasis } = node.parent;
        const index = quasis.indexOf(node);
        // A word next to an expression is only a fragment of a class.
        const text = node.value.cooked
          .replace(index > 0 ? /^\S+/ : '', '')
          .replace(index < quasis.length - 1 ? /\S+$/ : '', '');
        check(node, text);
      },
    };
  },
};

export default { meta: { name: 'tailwind' }, rules: { 'known-classes': knownClasses } };
