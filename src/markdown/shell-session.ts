/** A line of a shell session: a command, its continuation, or output. */
interface SessionLine {
  kind: 'command' | 'continuation' | 'output';
  text: string;
}

/**
 * Splits a session into commands without prompts, continued lines, and output. Returns undefined if no line has a
 * prompt.
 */
export function findSession(source: string): SessionLine[] | undefined {
  const lines = source.split('\n');
  if (!lines.some((line) => /^\$ /.test(line))) return undefined;
  let open = new Command();
  return lines.map((line) => {
    if (/^\$ /.test(line)) {
      open = new Command();
      open.read(line.slice(2));
      return { kind: 'command', text: line.slice(2) };
    }
    if (!open.isUnfinished()) return { kind: 'output', text: line };
    open.read(line);
    return { kind: 'continuation', text: line };
  });
}

/** A comment, arithmetic such as `((1<<2))`, a here-string, or the start of a here-document with the word that ends it. */
const unquoted = /(?<![^\s;&|()])#.*|\(\(.*?\)\)|<<<|<<-?\s*["'\\]?([\w-]+)["']?/y;

/** Tracks whether a command continues: after a backslash, in an unclosed quotation, or in a here-document. */
class Command {
  private quote = '';
  private heredoc: string | undefined;
  private escaped = false;

  read(line: string): void {
    if (this.heredoc !== undefined) {
      if (line.trim() === this.heredoc) this.heredoc = undefined;
      return;
    }
    this.escaped = false;
    for (let index = 0; index < line.length; index++) {
      const char = line[index] ?? '';
      if (char === '\\' && this.quote !== "'") {
        this.escaped = index === line.length - 1;
        index++;
      } else if (this.quote === char) this.quote = '';
      else if (this.quote === '' && (char === '"' || char === "'")) this.quote = char;
      else if (this.quote === '') {
        unquoted.lastIndex = index;
        const [whole, word] = unquoted.exec(line) ?? [];
        if (whole === undefined) continue;
        this.heredoc = word ?? this.heredoc;
        index += whole.length - 1;
      }
    }
  }

  isUnfinished(): boolean {
    return this.escaped || this.quote !== '' || this.heredoc !== undefined;
  }
}
