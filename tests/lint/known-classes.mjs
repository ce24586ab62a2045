import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';

const src = path.resolve(import.meta.dirname, '../../src');
const styles = path.join(src, 'app/styles');
// Prettier's plugin for Tailwind asks the same function.
const tailwind = await loadDesignSystem(readFileSync(path.join(styles, 'global.css'), 'utf8'), { base: styles });

/** The classes that a stylesheet of ours names. */
const named = new Set(
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .flatMap(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').match(/(?<=\.)[a-z][\w-]*/g)),
);

/** Words to hang other classes on, which have no style of their own. */
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
 * Refuses a class that neither Tailwind nor a stylesheet of ours knows (a typing mistake, or one left behind), and an arbitrary
 * value for which there is a token.
 */
const knownClasses = {
  create: (context) => {
    /** A class is whole where a text does not go on with a value. */
    const check = (node, text) => {
      for (const name of text.split(/\s+/).filter(Boolean)) {
        const message = toAdvice(name);
        if (message !== undefined) context.report({ node, message });
      }
    };
    const names = ":matches(JSXAttribute[name.name='className'], VariableDeclarator[id.name=/[cC]lassNames?$/])";
    return {
      [`${names} Literal`]: (node) => {
        // A text that is compared, as in `kind === 'link'`, is no class.
        if (typeof node.value === 'string' && node.parent.type !== 'BinaryExpression') check(node, node.value);
      },
      [`${names} TemplateElement`]: (node) => {
        const { quasis } = node.parent;
        const index = quasis.indexOf(node);
        const text = node.value.cooked
          .replace(index > 0 ? /^\S+/ : '', '')
          .replace(index < quasis.length - 1 ? /\S+$/ : '', '');
        check(node, text);
      },
    };
  },
};

export default { meta: { name: 'tailwind' }, rules: { 'known-classes': knownClasses } };
