import { describe, expect, it } from 'vitest';
import { findFormerAnchor, findShownAnchor } from '@/components/reference/scripts/former-hash';

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

describe('findShownAnchor', () => {
  const now = new Map([
    ['createSecret', 'createSecret'],
    ['createSecret.body', 'createSecret.body'],
    ['addSecret', 'createSecret'],
  ]);
  it.each([
    ['createSecret.body', 'createSecret.body'],
    ['addSecret', 'createSecret'],
    ['addSecret.body', 'createSecret.body'],
    ['addSecret.body.value=a', 'createSecret.body'],
    ['createSecret.body.value', 'createSecret.body'],
    ['tag/Secrets/operation/createSecret', 'createSecret'],
    ['gone.body', undefined],
  ])('finds for %s %s', (anchor, expected) => {
    expect(
      findShownAnchor(
        anchor,
        (id) => now.get(id),
        () => places,
      ),
    ).toBe(expected);
  });
});

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
