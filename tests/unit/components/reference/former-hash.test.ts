import { describe, expect, it } from 'vitest';
import type { AnchorIndex } from '@/components/reference/anchor-index';
import { findAddress } from '@/components/reference/scripts/open-anchor';
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

describe('findAddress', () => {
  const index: AnchorIndex = {
    pages: ['/api/x/tag/a/', '/api/x/tag/b/'],
    anchors: [
      [0, 'tag.A', 'tag/A'],
      [1, 'createSecret', 'addSecret', 'operation/createSecret'],
    ],
  };
  it.each([
    ['createSecret.body.value', 'createSecret.body.value'],
    ['addSecret', 'createSecret'],
    ['addSecret.body.value', 'createSecret.body.value'],
    ['operation/createSecret', 'createSecret'],
    ['tag/A/operation/createSecret', 'createSecret'],
    ['gone', undefined],
  ])('finds for %s %s', (anchor, expected) => {
    expect(findAddress(anchor, index)).toEqual(expected && { page: '/api/x/tag/b/', anchor: expected });
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
