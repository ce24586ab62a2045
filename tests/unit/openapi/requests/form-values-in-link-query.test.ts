import { describe, expect, it } from 'vitest';
import { readLinkQuery, toLinkQuery } from '@/openapi/requests/form-values-in-link-query';
import { toStartValues } from '@/openapi/requests/start-values';
import { buildPetForm } from './forms';

const form = buildPetForm();
const start = toStartValues(form);

describe('a link to a filled form', () => {
  it('is empty for the values of the samples', () => {
    expect(toLinkQuery(form, start)).toBe('');
    expect(readLinkQuery(form, '')).toEqual(start);
  });

  it('restores all values except secrets', () => {
    const body = { name: '10', owner: { email: 'a&b', token: 'hidden' }, apiKey: 'hidden', big: '\u0001number:1.0' };
    const values = {
      ...start,
      path: { ownerId: '12' },
      query: { limit: 3, tag: ['1', 'x'] },
      header: { 'client-secret': 'hidden' },
      body,
    };
    const query = toLinkQuery(form, values);
    expect(query).not.toContain('hidden');
    expect(readLinkQuery(form, query)).toEqual({
      ...values,
      header: {},
      body: { name: '10', owner: { email: 'a&b' }, big: '\u0001number:1.0' },
    });
  });

  it('restores that the reader has removed the parameters of the samples', () => {
    const query = toLinkQuery(form, { ...start, query: {} });
    expect(query).toBe('query=');
    expect(readLinkQuery(form, query)).toEqual({ ...start, query: {} });
  });

  it('restores the media type and a request without a body', () => {
    expect(readLinkQuery(form, toLinkQuery(form, { ...start, mediaType: 3, body: undefined }))).toMatchObject({
      mediaType: 3,
      body: undefined,
    });
  });

  it.each([
    ['body={', 'body'],
    ['type=image/png', 'type'],
    ['query.unknown=1', 'query.unknown'],
    ['header.client-secret=1', 'header.client-secret'],
    ['x', 'x'],
  ])('that is malformed (%s) names the value', (query, unreadable) => {
    expect(readLinkQuery(form, query)).toEqual({ unreadable });
  });

  it('keeps a value that the schema does not allow, which the form then marks', () => {
    expect(readLinkQuery(form, 'query.limit=many')).toMatchObject({ query: { limit: 'many' } });
  });
});
