// A page names only the Markdown of an operation. The data of its form has the same name in another folder of the service, so that
// no operation needs a second URL.

/** Returns the Markdown file of an operation that has no page of its own. */
export function toOperationMarkdown(service: string, slug: string): string {
  return `api/${service}/operations/${slug}.md`;
}

/** Returns the file of the data of an operation's form, in the folder of the service. */
export function toRequestFile(slug: string): string {
  return `requests/${slug}.json`;
}

/** Returns the URL of the data of an operation's form for that of its Markdown, which may be the one of its page. */
export function toRequestHref(markdownHref: string): string | undefined {
  const [, service, slug] = /^(.*\/)operations?\/([^/]+)\.md$/.exec(markdownHref) ?? [];
  return service === undefined || slug === undefined ? undefined : service + toRequestFile(slug);
}
