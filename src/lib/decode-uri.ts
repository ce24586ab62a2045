/** Decodes percent-encoding in a URL component. Malformed text such as `100%` is returned unchanged. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
