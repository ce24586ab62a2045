import { toSearchResponse } from './search-response';
import type { SearchRequest } from './client-types';
import type { Engine } from './engine';
import { toEngine } from './read-index-files';

/** A message from the page: first the index, then search requests. */
export type Question = { id: number } & (
  | { kind: 'index'; data: ArrayBuffer }
  | { kind: 'search'; requests: readonly SearchRequest[] }
);

let engine: Engine | undefined;

async function answer(question: Question): Promise<unknown> {
  if (question.kind === 'index') {
    engine = await toEngine(new TextDecoder().decode(question.data));
    return undefined;
  }
  const current = engine;
  if (!current) throw new Error('The index has not been received.');
  return { results: question.requests.map((request) => toSearchResponse(current, request)) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (value) => postMessage({ id: data.id, value }),
    (error: unknown) => postMessage({ id: data.id, error: String(error) }),
  );
});
