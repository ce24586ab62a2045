import { Parser } from 'htmlparser2';

/** An inline script that runs: the place of its element in the document, and its text. */
export interface InlineScript {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

export interface PageScan {
  /** Where the policy goes: right behind `<meta charset>`; undefined if there is none. */
  policyAt: number | undefined;
  scripts: InlineScript[];
  /** What a strict policy refuses, as a reader of the HTML would look for it. */
  refused: string[];
}

const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/** Reads a page for what its policy has to know. */
export function scanPage(html: string): PageScan {
  const scan: PageScan = { policyAt: undefined, scripts: [], refused: [] };
  let open: InlineScript | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.charset !== undefined) scan.policyAt ??= parser.endIndex + 1;
      if (name === 'script' && attributes.src === undefined && runs.has((attributes.type ?? '').toLowerCase()))
        open = { start: parser.startIndex, end: 0, attributes, text: '' };
      scan.refused.push(...findRefused(name, attributes));
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return;
      scan.scripts.push({ ...open, end: parser.endIndex + 1 });
      open = undefined;
    },
  });
  parser.end(html);
  return scan;
}

/** Attributes that hold words and no address, whatever the words begin with. */
const words = /^(?:(?:data|aria)-.*|alt|class|content|for|id|label|lang|name|placeholder|title|value)$/;

function findRefused(name: string, attributes: Record<string, string>): string[] {
  const shown = `<${name}${attributes.id ? ` id="${attributes.id}"` : ''}${attributes.class ? ` class="${attributes.class}"` : ''}>`;
  const bad = Object.entries(attributes).filter(
    ([key, value]) =>
      key === 'style' ||
      key === 'srcdoc' ||
      /^on[a-z]+$/.test(key) ||
      (!words.test(key) && /^\s*(javascript|vbscript):/i.test(value)),
  );
  const elements = ['style', 'base', 'object', 'embed', 'applet', 'iframe', 'frame'];
  return [
    ...(elements.includes(name) ? [`element ${shown}`] : []),
    ...bad.map(([key]) => `attribute ${key} of ${shown}`),
  ];
}
