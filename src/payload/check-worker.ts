import { findAllProblems, type CheckedValue } from './find-problems';
import type { JsonSchema } from './schema-and-explanation-types';

/** The message from the page: the components, once, and then the values of each check, with its number. */
export type CheckMessage = { components: Record<string, JsonSchema> } | { number: number; values: CheckedValue[] };

let components: Record<string, JsonSchema> = {};

addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
  if ('components' in data) components = data.components;
  else postMessage({ number: data.number, problems: findAllProblems(data.values, components) });
});
