/** Decodes the percent escapes of a part of a URL. One that is malformed, as in `100%`, leaves the text as it is. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
