import type { Element } from 'hast';
import { cached } from '@/lib/cache';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import { toCodeBlock, toPlainCodeBlock, type CodeBlockModel } from '@/markdown/code-block-model';
import { toElement } from '@/markdown/hast-elements';
import { toItemPath } from '../item-addresses';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { getSampleSources, type SampleSource } from '../build-samples';

/**
 * Shows the samples of an operation as tabs of the group of languages, so that the reader's language is selected as on API pages.
 * The ids of the panels begin with `prefix`.
 */
export async function toSampleTabs(
  spec: Spec,
  operation: Operation,
  { prefix, isColored }: { prefix: string; isColored: boolean },
): Promise<Element> {
  const samples = getSampleSources(spec, operation);
  const tabs = samples.map(({ label }, index) => ({ id: `${prefix}-${index + 1}`, label }));
  const blocks = isColored ? await loadBlocks(samples) : samples.map(toPlainBlock);
  const panels = blocks.map((colored, index) => {
    const block: CodeBlockModel = {
      ...colored,
      checked: {
        label: `${spec.service}.${operation.id}`,
        path: toItemPath({ page: operation.page, anchor: operation.id }),
      },
    };
    const { id = '', label = '' } = tabs[index] ?? {};
    return toElement('tab-panel', { dataTab: id, dataLabel: label, dataFirst: index === 0 ? 'true' : 'false' }, [
      toElement('code-block', { dataBlock: JSON.stringify(block) }),
    ]);
  });
  return toElement('tab-group', { dataGroup: 'language', dataTabs: JSON.stringify(tabs) }, panels);
}

/** Colors samples. Loading the grammars of eight languages takes a second, so blocks are cached. */
async function loadBlocks(samples: SampleSource[]): Promise<CodeBlockModel[]> {
  const build = (sample: SampleSource) => toCodeBlock(sample.source, toLanguage(sample), '');
  const key = toDigest([await loadFingerprint(), samples]);
  const text = await cached('rendered', key, async () => JSON.stringify(await Promise.all(samples.map(build))));
  return JSON.parse(text) as CodeBlockModel[];
}

function toPlainBlock(sample: SampleSource): CodeBlockModel {
  return toPlainCodeBlock(sample.source, toLanguage(sample), '');
}

function toLanguage({ language }: SampleSource): string {
  return language === 'curl' ? 'sh' : language;
}
