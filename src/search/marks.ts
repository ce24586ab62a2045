import * as messages from '@/messages';
import type { Marked } from '@/openapi/model';
import type { RecordDraft } from './record';

/** Kinds of marks whose words many items share, so that readers filter by them. */
const filtered = ['deprecated', 'stability', 'badge'];

/** Returns the text of an item after its marks, and the words of marks by which readers filter. */
export function toMarkedText({ marks = [] }: Marked, text: string): Pick<RecordDraft, 'text' | 'marks'> {
  if (marks.length === 0) return { text };
  const words = marks
    .filter(({ kind }) => filtered.includes(kind))
    .map((mark) => (mark.kind === 'deprecated' ? messages.deprecated : mark.text));
  return {
    text: [marks.map((mark) => mark.text).join(', '), text].filter(Boolean).join('. '),
    ...(words.length > 0 && { marks: [...new Set(words)] }),
  };
}
