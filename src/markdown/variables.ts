import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The words that the site defines and authors insert as `{name}`: `{ product: 'blueprint' }`. */
export type Variables = Readonly<Record<string, string>>;

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    variable: 'variable';
  }
}

declare module 'unified' {
  interface Data {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[];
  }
}

/** Replaces `{name}` in running text. Leaves code unchanged; `\{name}` becomes the text `{name}`. */
export function remarkVariables(this: Processor, variables: Variables) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(toSyntax(variables));
  (data.fromMarkdownExtensions ??= []).push(toTree(variables));
}

/** Replaces `{name}` in text that is not markdown, such as a title in front matter; `\{name}` becomes `{name}`. */
export function replaceVariables(text: string, variables: Variables): string {
  return text.replace(/(\\?)\{([A-Za-z]+)\}/g, (match, backslash: string, name: string) => {
    if (!Object.hasOwn(variables, name)) return match;
    return backslash ? `{${name}}` : (variables[name] ?? match);
  });
}

const braceOpen = 123;
const braceClose = 125;

function toSyntax(variables: Variables): Extension {
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
  return { text: { [braceOpen]: construct } };
}

function toTree(variables: Variables): FromMarkdownExtension {
  return {
    enter: {
      variable(token) {
        const name = this.sliceSerialize(token).slice(1, -1);
        this.enter({ type: 'text', value: variables[name] ?? '' }, token);
      },
    },
    exit: {
      variable(token) {
        this.exit(token);
      },
    },
  };
}

function isLetter(code: Code): code is number {
  return code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122));
}
