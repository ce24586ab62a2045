import { hasProperties, toSafePattern } from './regex-engine-with-time-limit';

/**
 * Writes a text. `more` is the number of repetitions above the minimum, `choice` the alternative to prefer, and `index` the number
 * of the repetition that the text is in.
 */
type Writer = (more: number, choice: number, index: number) => string;

/** The bounds that a text must keep. */
export interface TextBounds {
  pattern: string;
  least: number;
  most: number;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The characters to choose from, the most readable first. */
const characters = [...`${letters}0123456789${letters.toUpperCase()}-_. /:@,;=+*#!?&%$()[]{}<>|~^'"\`\\\t\né中`];
const repetitions = [1, 0, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128];
const choices = [0, 1, 2, 3];
const longest = 2000;

/** Finds a text that matches a pattern and keeps the bounds: one of the usual texts if possible, otherwise one written for it. */
export function findMatching(usual: string[], { pattern, least, most }: TextBounds): string | undefined {
  const expression = toSafePattern(pattern, '');
  const isGood = (text: string) => text.length >= least && text.length <= most && expression.test(text);
  const known = usual.find(isGood);
  if (known !== undefined) return known;
  const write = new PatternReader(pattern).read();
  for (const choice of choices) {
    for (const more of repetitions) {
      const text = write(more, choice, 0);
      if (text.length > longest) break;
      if (isGood(text)) return text;
    }
  }
  return undefined;
}

/** Reads a regular expression. Conditions, such as anchors and lookaheads, write nothing: the result is tested anyway. */
class PatternReader {
  private position = 0;

  constructor(private readonly pattern: string) {}

  read(): Writer {
    const alternatives = [this.readSequence()];
    while (this.peek() === '|') {
      this.position += 1;
      alternatives.push(this.readSequence());
    }
    return (more, choice, index) => alternatives[choice % alternatives.length]?.(more, choice, index) ?? '';
  }

  private peek(): string | undefined {
    return this.pattern[this.position];
  }

  private take(expression: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(expression.source, 'y');
    sticky.lastIndex = this.position;
    const match = sticky.exec(this.pattern);
    this.position += match?.[0].length ?? 0;
    return match;
  }

  private readSequence(): Writer {
    const writers: Writer[] = [];
    while (this.peek() !== undefined && this.peek() !== '|' && this.peek() !== ')') writers.push(this.readRepeated());
    return (more, choice, index) => writers.map((write) => write(more, choice, index)).join('');
  }

  private readRepeated(): Writer {
    const write = this.readAtom();
    const match = this.take(/([*+?]|\{(\d+)(,(\d*))?\})[?+]?/);
    if (!match) return write;
    const [, sign = '', count, range, end] = match;
    const least = count === undefined ? (sign === '+' ? 1 : 0) : Number(count);
    const most = sign === '?' ? 1 : count !== undefined && range === undefined ? least : end ? Number(end) : Infinity;
    return (more, choice) => {
      let text = '';
      const times = Math.min(least + more, most);
      for (let index = 0; index < times && text.length <= longest; index++) text += write(more, choice, index);
      return text;
    };
  }

  private readAtom(): Writer {
    if (this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/)) {
      const isCondition = /\?<?[=!]$/.test(this.pattern.slice(0, this.position));
      const write = this.read();
      this.take(/\)/);
      return isCondition ? () => '' : write;
    }
    if (this.take(/[$^]|\\[bBAZz]|\\\d/)) return () => '';
    const single = this.take(
      /\[\^?\]?(?:\\[^]|[^\]\\])*\]|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Z]|\\[pP]\{[^}]*\}|\\[^]|[^]/,
    );
    return toCharacter(single?.[0] ?? '');
  }
}

/** Returns a writer of one character of a class; repetitions write different ones. */
function toCharacter(source: string): Writer {
  if (source.length === 1 && source !== '.') return () => source;
  let pool: string[] = [];
  try {
    const expression = new RegExp(`^${source}$`, hasProperties(source) ? 'u' : '');
    pool = characters.filter((character) => expression.test(character));
  } catch {
    // The pattern is not valid, so its text does not match either.
  }
  return (_more, _choice, index) => pool[index % Math.max(pool.length, 1)] ?? '';
}
