/** React's markup, with quotes of texts as they are: only in attributes they mean something, and code is full of them. */
export function shortenMarkup(markup: string): string {
  // In what React writes every `>` ends a tag or a comment; scripts hold data, which is not escaped.
  return markup.replace(/<script.*?<\/script>|>[^<]+/gs, (part) =>
    part.startsWith('>') ? part.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") : part,
  );
}
