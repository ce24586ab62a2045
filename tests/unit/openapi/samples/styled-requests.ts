import { toModel } from '../to-model';
import type { ExpectedRequest } from './expected-request';

/** Requests whose parameters and bodies have styles, encodings, and media types other than the usual ones. */
export const styledSpec = toModel(`
paths:
  /list:
    get:
      operationId: listIds
      parameters:
        - { name: id, in: query, schema: { type: array, items: { type: integer } }, example: [3, 4] }
        - { name: csv, in: query, explode: false, schema: { type: array, items: { type: string } }, example: ["a,b", "c&d"] }
        - { name: pipes, in: query, style: pipeDelimited, explode: false, schema: { type: array }, example: [1, 2] }
        - { name: spaces, in: query, style: spaceDelimited, explode: false, schema: { type: array }, example: [1, 2] }
        - { name: filter, in: query, style: deepObject, explode: true, schema: { type: object }, example: { min: 1, tag: "x y" } }
        - { name: range, in: query, schema: { type: object }, example: { from: 1, to: 2 } }
        - { name: callback, in: query, allowReserved: true, schema: { type: string }, example: "https://e.com/a?b=c,d" }
        - { name: json, in: query, content: { application/json: { schema: { type: object }, example: { a: [1] } } } }
        - { name: empty, in: query, allowEmptyValue: true, schema: { type: string }, example: "" }
        - { name: none, in: query, schema: { type: array }, example: [] }
        - { name: X-Ids, in: header, schema: { type: array }, example: [3, 4] }
        - { name: X-Range, in: header, explode: true, schema: { type: object }, example: { from: 1, to: 2 } }
        - { name: ids, in: cookie, schema: { type: array }, explode: false, example: [3, 4] }
        - { name: text, in: cookie, schema: { type: string }, example: "a, b" }
        - { name: sent, in: cookie, style: cookie, schema: { type: string }, example: "a%2C b&c" }
        - { name: more, in: cookie, style: cookie, explode: true, schema: { type: object }, example: { x: 1, y: "a&b" } }
      responses: { "200": { description: Good. } }
  /matrix/{color}/label/{size}/simple/{shape}/{id}:
    get:
      operationId: getByPath
      parameters:
        - { name: color, in: path, required: true, style: matrix, explode: true, schema: { type: array }, example: [blue, black] }
        - { name: size, in: path, required: true, style: label, explode: true, schema: { type: object }, example: { w: 1, h: 2 } }
        - { name: shape, in: path, required: true, schema: { type: array }, example: [a, "b/c"] }
        - { name: id, in: path, required: true, style: matrix, schema: { type: string } }
      responses: { "200": { description: Good. } }
  /query:
    get:
      operationId: wholeQuery
      parameters:
        - { name: all, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object }, example: { a: 1, b: "x y" } } } }
      responses: { "200": { description: Good. } }
  /form:
    post:
      operationId: sendForm
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object }
            encoding: { ids: { style: form, explode: false }, filter: { style: deepObject, explode: true }, more: { contentType: application/json } }
            example: { ids: [3, 4], filter: { min: 1 }, more: { a: 1 }, tags: [x, y], text: "a&b" }
      responses: { "200": { description: Good. } }
    put:
      operationId: sendList
      requestBody:
        content: { application/x-www-form-urlencoded: { schema: { type: object }, example: { ids: [3, 4], more: { a: 1 } } } }
      responses: { "200": { description: Good. } }
  /parts:
    post:
      operationId: sendParts
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                text: { type: string }
                tags: { type: array, items: { type: string } }
                details: { type: object }
                photo: { type: string, format: binary }
                note: { type: string }
            encoding: { photo: { contentType: "image/png, image/jpeg" }, note: { contentType: text/csv } }
            example: { text: "two\\nlines", tags: [x, y], details: { a: 'q"\\' }, photo: "", note: "a;b" }
      responses: { "200": { description: Good. } }
  /photo:
    put:
      operationId: sendPhoto
      requestBody: { content: { image/jpeg: {} } }
      responses: { "200": { description: Good. } }
    post:
      operationId: sendBytes
      requestBody: { content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses: { "200": { description: Good. } }
`);

/** The files that the requests send. */
export const styledFiles = { 'body.jpg': 'a picture', 'body.bin': 'some bytes', 'photo.png': 'a picture' };

/** The requests that must arrive, by operation. */
export const styledRequests: Record<string, ExpectedRequest> = {
  listIds: {
    method: 'GET',
    path: '/list?id=3&id=4&csv=a%2Cb,c%26d&pipes=1%7C2&spaces=1%202&filter%5Bmin%5D=1&filter%5Btag%5D=x%20y&from=1&to=2&callback=https://e.com/a?b=c,d&json=%7B%22a%22:%5B1%5D%7D&empty=',
    headers: { 'x-ids': '3,4', 'x-range': 'from=1,to=2', cookie: 'ids=3,4; text=a%2C%20b; sent=a%2C b&c; x=1; y=a&b' },
    body: '',
  },
  getByPath: {
    method: 'GET',
    path: '/matrix/;color=blue;color=black/label/.w=1.h=2/simple/a,b%2Fc/;id=id-of-reader',
    headers: {},
    body: '',
  },
  wholeQuery: { method: 'GET', path: '/query?a=1&b=x+y', headers: {}, body: '' },
  sendForm: {
    method: 'POST',
    path: '/form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: [
      ['ids', '3,4'],
      ['filter[min]', '1'],
      ['more', '{"a":1}'],
      ['tags', 'x'],
      ['tags', 'y'],
      ['text', 'a&b'],
    ],
  },
  sendList: {
    method: 'PUT',
    path: '/form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: [
      ['ids', '3'],
      ['ids', '4'],
      ['more', '{"a":1}'],
    ],
  },
  sendParts: {
    method: 'POST',
    path: '/parts',
    headers: {},
    body: [
      'text=two\nlines',
      'tags=x',
      'tags=y',
      'details (application/json)={"a":"q\\"\\\\"}',
      'photo (image/png)=a picture',
      'note (text/csv)=a;b',
    ],
  },
  sendPhoto: { method: 'PUT', path: '/photo', headers: { 'content-type': 'image/jpeg' }, body: 'a picture' },
  sendBytes: {
    method: 'POST',
    path: '/photo',
    headers: { 'content-type': 'application/octet-stream' },
    body: 'some bytes',
  },
};
