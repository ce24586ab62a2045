import { describe, expect, it } from 'vitest';
import { findFormerAnchor } from '@/components/reference/scripts/former-hash';

const places = {
  operations: [
    { id: 'createSecret', method: 'post', path: '/environments/{type}/secrets' },
    { id: 'get-health', method: 'get', path: '/Health' },
  ],
  tags: [
    { anchor: 'tag.CI-CD-profiles', title: 'CI/CD profiles' },
    { anchor: 'tag.Secrets', title: 'Secrets' },
  ],
};

describe('findFormerAnchor', () => {
  it.each([
    ['tag/Secrets/operation/createSecret', 'createSecret'],
    ['operation/createSecret', 'createSecret'],
    ['tag/Health/paths/~1Health/get', 'get-health'],
    ['paths/~1Health/get', 'get-health'],
    ['paths/~1environments~1{type}~1secrets/post', 'createSecret'],
    ['tag/Secrets', 'tag.Secrets'],
    ['tag/CICD-profiles', 'tag.CI-CD-profiles'],
    ['tag/CI-CD-profiles', 'tag.CI-CD-profiles'],
    ['section/Authentication', 'overview'],
    ['operation/removedLongAgo', undefined],
    ['createSecret.body.value', undefined],
  ])('converts %s to %s', (hash, anchor) => {
    expect(findFormerAnchor(hash, places)).toBe(anchor);
  });
});
