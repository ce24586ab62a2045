import { explain } from './explain';
import type { ServiceSchemas } from './schemas';

/** A message from the page: the schemas of the services, then payloads. */
export type Question = { id: number } & (
  { kind: 'schemas'; services: ServiceSchemas[] } | { kind: 'payload'; text: string }
);

let services: ServiceSchemas[] = [];

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'schemas') ({ services } = data);
  else postMessage({ id: data.id, explanation: explain(data.text, services) });
});
