import { describe, expect, it } from 'vitest';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import { sectionNames, writeSections } from '@/openapi/cross-reference/sections/write-sections-named-in-front-matter';
import { noSources } from './sections/no-sources';
import { renderSpec } from '../../components/reference/render';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

/** Properties that one direction leaves out, at every kind of place: own ones, nested ones, inherited ones, and those of items. */
const spec = toModel(
  `
paths:
  /notes:
    post:
      operationId: addNote
      tags: [notes]
      requestBody: { content: { text/plain: { schema: { type: string } }, application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses:
        '201': { description: Added, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } }, application/x-json: { schema: { $ref: '#/components/schemas/Note' } } } }
      callbacks:
        onChange:
          '{$request.body#/url}':
            post:
              requestBody: { content: &inline { application/json: { schema: { type: array, items: { type: object, properties: { secret: { $ref: '#/components/schemas/Secret' }, stamp: { readOnly: true, type: object, properties: { role: { type: string, enum: [a, b], maxLength: 3 } } } } } } } } }
              responses: { '200': { description: Seen, content: *inline } }
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: object, properties: { part: { type: string, readOnly: true, maxLength: 2 } } } }]
    get:
      tags: [notes]
      responses: { '200': { description: The note, content: *inline } }
    put:
      tags: [notes]
      requestBody: { content: { application/json: *form, application/x-www-form-urlencoded: *form } }
      responses: { '200': { description: The note, content: { application/json: { schema: { $ref: '#/components/schemas/Changed' } } } } }
webhooks:
  noted:
    post:
      requestBody: { content: *inline }
      responses: { '200': { description: Seen, content: *inline } }
components:
  schemas:
    Secret: { type: string, writeOnly: true, maxLength: 9 }
    Changed:
      allOf: [{ $ref: '#/components/schemas/Note' }, { properties: { token: { type: string, writeOnly: true, enum: [role] } } }]
    Note:
      type: object
      properties:
        id: { type: string, readOnly: true, pattern: a }
        text: { type: string }
        words: { type: array, items: { type: string, maxLength: 3 }, anyOf: [{ minItems: 1 }, { maxItems: 2 }] }
        secret: { $ref: '#/components/schemas/Secret' }
        owner: { readOnly: true, type: object, properties: { role: { type: string, enum: [x, y] }, Role: { maxLength: 4 } } }
`.replaceAll(
    '*form',
    '{ schema: { type: object, properties: { id: { type: string, readOnly: true, maxLength: 5, enum: [role] }, owner: { readOnly: true, type: object, properties: { role: { type: string, enum: [p, q], maxLength: 3 } } } } } }',
  ),
);

const pages = toCrossReferencePages([spec], () => undefined, { showConsistency: true });

describe('the pages that are written from a spec', () => {
  it('link only to what the API page shows, also for properties that a request or a response leaves out', () => {
    const ids = new Set(renderSpec(spec).getIds());
    const texts = [
      ...pages.map(({ write }) => toMarkdownWithIds(write())),
      ...sectionNames.map((name) => toMarkdownWithIds(writeSections(name, { ...noSources, specs: [spec] }))),
    ];
    const links = texts.flatMap((text) =>
      [...text.matchAll(/\]\(<?(?:\/api\/test\/)?#([^)>]*)>?\)/g)].map(([, anchor = '']) => decodeURI(anchor)),
    );
    for (const text of texts) for (const [, id = ''] of text.matchAll(/ \{#([^}]+)\}/g)) ids.add(id);
    expect(links.length).toBeGreaterThan(90);
    expect([...new Set(links)].filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it('name the requests and responses of callbacks and webhooks by what they are, whoever sends them', () => {
    const secret = toMarkdownWithIds(pages.find(({ path }) => path.endsWith('/Secret/'))?.write());
    const labels = [...secret.matchAll(/^\| \[.*?\]\(.*?#(.*?)\) \| ([A-Z][a-z ]+): /gm)].map(
      ([, id, label]) => `${id} ${label}`,
    );
    expect(labels).toEqual([
      'addNote Request',
      'addNote.callback.onChange.post Callback request',
      'webhook-post-noted Webhook request',
      'addNote Response',
      'put-notes-id Response',
      'addNote.callback.onChange.post Callback response',
      'get-notes-id Response',
      'webhook-post-noted Webhook response',
    ]);
  });
});
