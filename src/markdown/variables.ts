import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The words that the site defines and authors insert as `{name}`: `{ product: 'blueprint' }`. */
export type SiteVariables = Readonly<Record<string, string>>;

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    variable: 'variable';
    headingId: 'headingId';
  }
}

declare module 'unified' {
  interface Data {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[];
  }
}

/**
 * Replaces `{name}` in running text. Leaves code unchanged; `\{name}` becomes the text `{name}`. The ID of a heading,
 * `{#__init__}`, remains text.
 */
export function remarkVariables(this: Processor, variables: SiteVariables) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(toSyntax(variables));
  (data.fromMarkdownExtensions ??= []).push(toTree(variables));
}

/** Returns true for a word that pages can write in braces: letters only. */
export function isVariableName(text: string): boolean {
  return /^[A-Za-z]+$/.test(text);
}

/** Replaces `{name}` in text that is not markdown, such as a title in front matter; `\{name}` becomes `{name}`. */
export function replaceVariables(text: string, variables: SiteVariables): string {
  return text.replace(/(\\?)\{([A-Za-z]+)\}/g, (match, backslash: string, name: string) => {
    if (!Object.hasOwn(variables, name)) return match;
    return backslash ? `{${name}}` : (variables[name] ?? match);
  });
}

const hash = 35;
const braceOpen = 123;
const braceClose = 125;

function toSyntax(variables: SiteVariables): Extension {
  const tokenize: Tokenizer = (effects, ok, nok) => {
    let name = '';
    const start: State = (code) => {
      effects.enter('variable');
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (isLetter(code)) {
        name += String.fromCharCode(code);
        effects.consume(code);
        return inside;
      }
      if (code !== braceClose || !Object.hasOwn(variables, name)) return nok(code);
      effects.consume(code);
      effects.exit('variable');
      return ok;
    };
    return start;
  };
  const construct: Construct = { name: 'variable', tokenize };
  return { text: { [braceOpen]: [construct, headingId] } };
}

/** The ID at the end of a heading or of the first cell of a row. Its characters are no signs of emphasis. */
const headingId: Construct = {
  name: 'headingId',
  tokenize: (effects, ok, nok) => {
    const start: State = (code) => {
      effects.enter('headingId');
      effects.consume(code);
      return sign;
    };
    const sign: State = (code) => {
      if (code !== hash) return nok(code);
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      // Codes below 0 are line endings and tabs.
      if (code === null || code <= 32 || code === braceOpen) return nok(code);
      effects.consume(code);
      if (code !== braceClose) return inside;
      effects.exit('headingId');
      return ok;
    };
    return start;
  },
};

function toTree(variables: SiteVariables): FromMarkdownExtension {
  return {
    enter: {
      variable(token) {
        const name = this.sliceSerialize(token).slice(1, -1);
        this.enter({ type: 'text', value: variables[name] ?? '' }, token);
      },
      headingId(token) {
        this.config.enter.data?.call(this, token);
      },
    },
    exit: {
      variable(token) {
        this.exit(token);
      },
      headingId(token) {
        this.config.exit.data?.call(this, token);
      },
    },
  };
}

function isLetter(code: Code): code is number {
  return code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122));
}

/** Replaces `{name}` in every text of a value, such as front matter. */
export function replaceVariablesIn<T>(value: T, variables: SiteVariables): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? replaceVariables(item, variables) : item,
  ) as T;
}
