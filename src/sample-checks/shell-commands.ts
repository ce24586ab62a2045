/** A simple command of a shell script, with its words without quotation marks. */
export interface ShellCommand {
  words: ShellWord[];
  /** The text of its here-document. */
  input?: { text: string; offset: number };
  /** The file that contains what it prints. */
  output?: string;
}

export interface ShellWord {
  text: string;
  /** The offset of the word in the script. */
  offset: number;
}

/**
 * Returns the commands of a block without prompts and output. If lines start with `$ `, the block is a session, and its
 * other lines are output unless they continue a command. Spaces replace what is removed, so that offsets stay the same.
 */
export function toShellScript(code: string): string {
  if (!/^\$ /m.test(code)) return code;
  const script: string[] = [];
  let pending: string[] = [];
  for (const line of code.split('\n')) {
    const isPrompt = pending.length === 0 && line.startsWith('$ ');
    if (!isPrompt && pending.length === 0) {
      script.push(' '.repeat(line.length));
      continue;
    }
    pending.push(isPrompt ? `  ${line.slice(2)}` : line);
    if (!new ShellReader(pending.join('\n')).read().isComplete) continue;
    script.push(...pending);
    pending = [];
  }
  return [...script, ...pending].join('\n');
}

/** Returns the simple commands of a script in order. Pipes, lists, and substitutions separate commands. */
export function getShellCommands(script: string): ShellCommand[] {
  return new ShellReader(script).read().commands;
}

/** Reads words by the quoting rules of the shell. Nothing is expanded: `$NAME` stays unchanged. */
class ShellReader {
  private at = 0;
  private word: ShellWord | undefined;
  private command: ShellCommand = { words: [] };
  /** The redirection whose target is the next word. */
  private redirection: 'output' | 'other' | undefined;
  private readonly commands: ShellCommand[] = [];
  private readonly heredocs: { end: string; command: ShellCommand }[] = [];
  private isComplete = true;

  constructor(private readonly script: string) {}

  read(): { commands: ShellCommand[]; isComplete: boolean } {
    while (this.at < this.script.length) this.readNext();
    this.endCommand();
    if (this.heredocs.length > 0) this.isComplete = false;
    return { commands: this.commands, isComplete: this.isComplete };
  }

  private readNext(): void {
    const rest = this.script.slice(this.at);
    const character = rest.charAt(0);
    const redirect = /^(?:<<-?\s*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.-]+))|[0-9]*[<>]+[&|]?)/.exec(rest);
    // In arithmetic, `<<` is a shift.
    const [arithmetic] = /^\$?\(\(.*?\)\)/.exec(rest) ?? [];
    if (arithmetic !== undefined) this.add(arithmetic, arithmetic.length);
    else if (character === '\\') this.readEscape();
    else if (character === "'") this.readSingleQuoted();
    else if (character === '"') this.readDoubleQuoted();
    else if (character === '#' && !this.word) this.at += /^[^\n]*/.exec(rest)?.[0].length ?? 1;
    else if (character === '\n') this.endLine();
    else if (/\s/.test(character)) this.endWord(1);
    else if (redirect && (!this.word || !/^\d/.test(rest))) this.readRedirect(redirect);
    else if (/^(?:\$\(|[;|&()`])/.test(rest)) this.endCommand(rest.startsWith('$(') ? 2 : 1);
    else this.add(character, 1);
  }

  private add(text: string, length: number): void {
    this.word ??= { text: '', offset: this.at };
    this.word.text += text;
    this.at += length;
  }

  private readEscape(): void {
    const next = this.script.charAt(this.at + 1);
    // A backslash at the end of the script continues the command on a line that is not part of it yet.
    if (next === '') this.isComplete = false;
    if (next === '' || next === '\n') this.at += 2;
    else this.add(next, 2);
  }

  private readSingleQuoted(): void {
    const end = this.script.indexOf("'", this.at + 1);
    if (end === -1) this.isComplete = false;
    const stop = end === -1 ? this.script.length : end;
    this.add(this.script.slice(this.at + 1, stop), stop + 1 - this.at);
  }

  private readDoubleQuoted(): void {
    const quoted = /^"((?:[^"\\]|\\[^])*)("?)/.exec(this.script.slice(this.at));
    if (quoted?.[2] !== '"') this.isComplete = false;
    const text = (quoted?.[1] ?? '').replace(/\\(["\\$`])|\\\n/g, '$1');
    this.add(text, quoted?.[0].length ?? 1);
  }

  private readRedirect(redirect: RegExpExecArray): void {
    this.endWord(redirect[0].length);
    const end = redirect[1] ?? redirect[2] ?? redirect[3];
    if (end !== undefined) this.heredocs.push({ end, command: this.command });
    else this.redirection = /^1?>>?\|?$/.test(redirect[0]) ? 'output' : 'other';
  }

  private endWord(length: number): void {
    if (this.word) {
      if (this.redirection === undefined) this.command.words.push(this.word);
      else if (this.redirection === 'output') this.command.output = this.word.text;
      this.redirection = undefined;
    }
    this.word = undefined;
    this.at += length;
  }

  private endCommand(length = 0): void {
    this.endWord(length);
    if (this.command.words.length > 0) this.commands.push(this.command);
    this.command = { words: [] };
    this.redirection = undefined;
  }

  private endLine(): void {
    this.endCommand(1);
    for (let heredoc = this.heredocs[0]; heredoc; heredoc = this.heredocs[0]) {
      const lines = this.script.slice(this.at).split('\n');
      const last = lines.findIndex((line) => line.trim() === heredoc.end);
      if (last === -1) {
        this.at = this.script.length;
        return;
      }
      const text = lines.slice(0, last).join('\n');
      heredoc.command.input = { text, offset: this.at };
      this.at += lines.slice(0, last + 1).join('\n').length;
      this.heredocs.shift();
    }
  }
}
