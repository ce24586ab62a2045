import type { CodeLine } from './token-classes';

/**
 * Colors the JSON in the single-quoted arguments of shell commands, such as the body of a curl command, which the shell's grammar
 * sees as one string. Other programs, such as those of awk, keep the color of a string.
 */
export async function highlightJsonInShell(
  lines: CodeLine[],
  highlightJson: (source: string) => Promise<CodeLine[]>,
): Promise<CodeLine[]> {
  const texts = lines.map((line) => line.map(([, text]) => text).join(''));
  const colored = [...lines];
  let first: number | undefined;
  for (const [index, text] of texts.entries()) {
    if (first !== undefined && /^[}\]]'/.test(text)) {
      const json = [texts[first]?.slice(-1), ...texts.slice(first + 1, index), text[0]].join('\n');
      if (isJson(json))
        colored.splice(
          first,
          index - first + 1,
          ...(await colorBody(lines.slice(first, index + 1), json, highlightJson)),
        );
      first = undefined;
    } else if (/(?:^|[ =])'[{[]$/.test(text)) first = index;
    // The quoted argument ends here, on a line that is not a bracket.
    else if (text.includes("'")) first = undefined;
  }
  return colored;
}

async function colorBody(
  shell: CodeLine[],
  json: string,
  highlightJson: (source: string) => Promise<CodeLine[]>,
): Promise<CodeLine[]> {
  const body = await highlightJson(json);
  const [open = [], close = []] = [shell[0], shell.at(-1)];
  const [opener = ['', '']] = open.slice(-1);
  const [closer = ['', '']] = close;
  return [
    [...open.slice(0, -1), [opener[0], opener[1].slice(0, -1)], ...(body[0] ?? [])],
    ...body.slice(1, -1),
    [...(body.at(-1) ?? []), [closer[0], closer[1].slice(1)], ...close.slice(1)],
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
