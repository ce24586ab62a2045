import { describe, expect, it } from 'vitest';
import type { AnchorIndex } from '@/components/reference/anchor-index-and-links';
import { findAddress } from '@/components/reference/scripts/open-page-of-anchor';
import { findFormerAnchor, findShownAnchor } from '@/components/reference/scripts/find-anchor-of-former-hash';

const places = {
  operations: [
    { id: 'createSecret', method: 'post', path: '/environments/{type}/secrets' },
    { id: 'get-health', method: 'get', path: '/Health' },
  ],
  tags: [
    { anchor: 'tag.CI-CD-profiles', title: 'CI/CD profiles' },
    { anchor: 'tag.Secrets', title: 'Secrets' },
  ],
  sections: [
    { anchor: 'overview.getting-started', title: 'Getting started' },
    { anchor: 'overview.errors', title: 'Errors' },
    { anchor: 'overview.rate-limits', title: 'Rate limits & quotas' },
    { anchor: 'overview.errors-1', title: 'Errors' },
    { anchor: 'security.bearerAuth', title: 'bearerAuth' },
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
    ['CREATESECRET.body', 'createSecret.body'],
    ['addSecret', 'createSecret'],
    ['addSecret.body', 'createSecret.body'],
    ['addSecret.body.value=a', 'createSecret.body', true],
    ['createSecret.body.value', 'createSecret.body', true],
    ['tag/Secrets/operation/createSecret', 'createSecret'],
    ['gone.body', undefined],
  ])('finds for %s %s', (anchor, expected, isNearest = false) => {
    const findNow = (id: string) =>
      now.get(id) ?? [...now.keys()].find((key) => key.toLowerCase() === id.toLowerCase());
    const found = findShownAnchor(anchor, findNow, () => places);
    expect(found).toEqual(expected === undefined ? undefined : { anchor: expected, isNearest });
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
    ['CREATEsecret.body.value', 'createSecret.body.value'],
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
    ['section/Getting-started', 'overview.getting-started'],
    ['section/Errors', 'overview.errors'],
    ['section/Rate-limits-and-quotas/Errors', 'overview.errors-1'],
    ['section/Unknown/Errors', 'overview.errors'],
    ['section/Authentication', 'security.bearerAuth'],
    ['section/Authentication/bearerAuth', 'security.bearerAuth'],
    ['section/Removed', undefined],
    ['operation/removedLongAgo', undefined],
    ['createSecret.body.value', undefined],
  ])('converts %s to %s', (hash, anchor) => {
    expect(findFormerAnchor(hash, places)).toBe(anchor);
  });
});
