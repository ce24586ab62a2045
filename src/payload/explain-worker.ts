import { explain } from './explain';
import type { ServiceSchemas } from './schema-and-explanation-types';

/** The message from the page. */
export interface Question {
  text: string;
  services: ServiceSchemas[];
}

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(explain(data.text, data.services)));
