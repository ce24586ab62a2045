import { Parser } from 'htmlparser2';

/** An inline script that the browser runs: the position and attributes of its element, and its text. */
export interface InlineScript {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

export interface PageScan {
  /** The position for the policy, right after `<meta charset>`; undefined if the page has no such element. */
  policyAt: number | undefined;
  scripts: InlineScript[];
  /** Descriptions of the elements and attributes that the policy blocks. */
  refused: string[];
}

/** The `type` of scripts that the browser runs or applies. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/** Scans a page for the data that its policy needs. */
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

/** Matches the attributes whose text may start with `javascript:`, because browsers never use it as a URL. */
const words = /^(?:(?:data|aria)-.*|alt|class|content|for|id|label|lang|name|placeholder|title|value)$/;

function findRefused(name: string, attributes: Record<string, string>): string[] {
  const shown = `<${name}${attributes.id ? ` id="${attributes.id}"` : ''}${attributes.class ? ` class="${attributes.class}"` : ''}>`;
  const bad = Object.entries(attributes).filter(
    ([key, value]) =>
      key === 'style' ||
      key === 'srcdoc' ||
      /^on[a-z]+$/.test(key) ||
      // Browsers ignore spaces and control characters in a scheme.
      (!words.test(key) && /^(javascript|vbscript):/i.test(value.replace(/[\0-\x20]/g, ''))),
  );
  const elements = ['style', 'base', 'object', 'embed', 'applet', 'iframe', 'frame'];
  return [
    ...(elements.includes(name) ? [`element ${shown}`] : []),
    ...bad.map(([key]) => `attribute ${key} of ${shown}`),
  ];
}
