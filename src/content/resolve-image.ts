import { join } from 'node:path';
import type { Element } from 'hast';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toUrlParts } from '@/lib/href';
import { become } from '@/markdown/hast-elements';
import { type Report, getPosition } from '@/markdown/problem';
import { findAsset, isImage } from './assets';
import { findImageSize } from './image-size';
import { toAssetPath } from './assets';
import { toCandidates } from './link-targets-and-candidate-files';
import { toMissingImage } from './explain-why-file-cannot-be-used';

/**
 * Resolves an image: its path, loading, and size. An image that pages cannot show is reported, and becomes its text
 * alternative.
 */
export function resolveImage(
  node: Element,
  source: { file: string },
  { root, report }: { root: string; report: Report },
): void {
  const src = String(node.properties.src ?? '');
  const alt = String(node.properties.alt ?? '');
  if (alt === '')
    report({
      severity: 'warning',
      message: `the image "${src}" has no text alternative`,
      fix: 'Describe it in the brackets: ![…](…).',
      ...getPosition(node),
    });
  if (isExternal(src)) {
    report({
      severity: 'error',
      message: `the image "${src}" is on another site`,
      fix: 'Put the file next to the page: pages load no external files.',
      ...getPosition(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  if (node.properties.src === undefined) {
    report({
      severity: 'error',
      message: 'an image has no address that pages can show',
      fix: 'Put the file next to the page: ![…](./image.png).',
      ...getPosition(node),
    });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  const { path } = toUrlParts(src);
  const fromPublic = path.startsWith('/') ? findAsset(join('public', decodeUri(path)), 'public') : undefined;
  const candidates = toCandidates(path, source, root);
  const asset = fromPublic ?? candidates.find((file) => isImage(file) && findAsset(file, root));
  if (asset === undefined) {
    const { what, fix } = toMissingImage(candidates, root);
    report({ severity: 'error', message: `the image "${src}" ${what}`, fix, ...getPosition(node) });
    return become(node, 'span', {}, [{ type: 'text', value: alt }]);
  }
  const size = findImageSize(asset);
  Object.assign(node.properties, {
    src: fromPublic ? path : toAssetPath(asset, root),
    loading: 'lazy',
    decoding: 'async',
    ...size,
  });
}
