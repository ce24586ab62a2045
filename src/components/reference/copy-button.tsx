/** Copies a text, or with an empty one the code of its `data-code-block`; the site's behaviours do it. */
export function CopyButton({ text = '', label }: { text?: string; label: string }) {
  return <button type="button" className="cp" data-copy={text} aria-label={label} title={label} />;
}
