/**
 * Requests a page as a document in which no scripts run, with XMLHttpRequest, the only API that returns a parsed document. The
 * security policy would refuse to parse one from a string.
 */
export function requestDocument(href: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${href}: ${request.status}`));
    };
    request.onerror = () => reject(new Error(`${href} could not be fetched`));
    request.send();
  });
}
