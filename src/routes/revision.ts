import * as messages from '@/messages';
import written from './revision.json';

interface Written {
  revision: number;
  wrong?: { services?: Record<string, string[]>; content?: string[] };
}

const { wrong = {} }: Written = written;

/**
 * What `npm run dev` has found wrong with the sources of a page. It writes `revision.json` whenever it has built a page or a spec
 * again: all routes import this file, so each is shown anew.
 */
export function findSourceProblems(path: string): { title: string; problems: readonly string[] } {
  const [, folder, service = ''] = path.split('/');
  return folder === 'api'
    ? { title: messages.specProblems, problems: wrong.services?.[service] ?? [] }
    : { title: messages.contentProblems, problems: wrong.content ?? [] };
}
