import type { Element } from 'hast';
import { toElement } from '@/markdown/element';
import * as messages from '@/messages';

/** Creates the note after the lead of a page whose front matter has `illustrative`: what on it the platform does not document. */
export function toIllustrativeNote(): Element {
  const title = toElement('p', { className: ['callout-title'] }, [messages.illustrativeTitle]);
  return toElement('callout', { dataKind: 'note' }, [title, toElement('p', {}, [messages.illustrativeNote])]);
}
