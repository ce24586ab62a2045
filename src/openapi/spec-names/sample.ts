import type { Element } from 'hast';
import { toCodeBlock, type CodeBlockModel } from '@/markdown/code-block';
import { toElement } from '@/markdown/element';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { getSampleSources } from '../samples';

/**
 * Shows the samples of an operation as tabs of the group of languages, so that the reader's language is selected as on API pages.
 * The ids of the panels begin with `prefix`.
 */
export async function toSampleTabs(spec: Spec, operation: Operation, prefix: string): Promise<Element> {
  const samples = getSampleSources(spec, operation);
  const tabs = samples.map(({ label }, index) => ({ id: `${prefix}-${index + 1}`, label }));
  const panels = await Promise.all(
    samples.map(async ({ language, label, source }, index) => {
      const block: CodeBlockModel = {
        ...(await toCodeBlock(source, language === 'curl' ? 'sh' : language, '')),
        checked: { label: `${spec.service}.${operation.id}`, path: `${operation.page}#${encodeURI(operation.id)}` },
      };
      const { id = '' } = tabs[index] ?? {};
      return toElement('tab-panel', { dataTab: id, dataLabel: label, dataFirst: index === 0 ? 'true' : 'false' }, [
        toElement('code-block', { dataBlock: JSON.stringify(block) }),
      ]);
    }),
  );
  return toElement('tab-group', { dataGroup: 'language', dataTabs: JSON.stringify(tabs) }, panels);
}
