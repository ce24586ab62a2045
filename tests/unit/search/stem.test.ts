import { expect, test } from 'vitest';
import { toStem } from '@/search/stem';

test.each([
  'create creates created creating creation',
  'delete deletes deleted deleting deletion',
  'update updated updating',
  'initialize initializes initialized initializing initialization initializer',
  'instantiate instantiated instantiating instantiation',
  'authenticate authenticating authentication',
  'deploy deploys deployed deploying deployment deployments',
  'mutate mutating mutation mutations',
  'configure configured configuring configuration',
  'organization organizations organizational',
  'depend dependent dependency dependencies',
  'retry retries retried retrying',
  'policy policies',
  'status statuses',
  'class classes',
  'map maps mapped mapping mappings',
  'name names named naming',
  'cancel canceled cancelled cancellation',
])('%s: have the same stem', (forms) => {
  expect(new Set(forms.split(' ').map(toStem)).size).toBe(1);
});

test.each([
  'use user',
  'status state',
  'provider profile',
  'component compose',
  'string strong',
  'release relay',
  'access account',
])('%s: have different stems', (words) => {
  const [one = '', other = ''] = words.split(' ');
  expect(toStem(one)).not.toBe(toStem(other));
});

test.each(['k8s', 'größe', 'sdk', 'gcp', 'bus', '你好', ''])('“%s” is its own stem', (word) => {
  expect(toStem(word)).toBe(word);
});
