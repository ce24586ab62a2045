import { describe, expect, it } from 'vitest';
import { PathTree, type ApiPath } from '@/openapi/consistency/api-paths-and-path-tree';
import { find, toPaths, toSpecs } from './specs';

describe('ambiguous-paths', () => {
  const findPaths = (...operations: string[]) => find('ambiguous-paths', { a: toPaths(...operations) });

  it('reports two paths that differ only in the names of parameters', () => {
    expect(findPaths('get /pets/{id}', 'delete /pets/{name}')).toEqual([
      'a /pets/{name}: `/pets/{name}` and `/pets/{id}` match the same URLs. Merge the two paths, or give one of them another fixed segment.',
    ]);
  });

  it('reports two paths of which each has a parameter where the other one is fixed', () => {
    expect(findPaths('get /{kind}/mine', 'get /pets/{id}')).toHaveLength(1);
  });

  it('reports a fixed segment that hides a value of a parameter with the same method', () => {
    expect(findPaths('get /pets/bulk', 'get /pets/{id}')).toEqual([
      'a /pets/{id}: `/pets/{id}` cannot have the value `bulk`, because `/pets/bulk` matches the same URL and has `GET` too. Limit the values of the parameter, or give one of the paths another fixed segment.',
    ]);
    expect(findPaths('get /pets/{id}', 'get /pets/bulk')).toHaveLength(1);
  });

  it('does not report paths of which one takes precedence without hiding a value', () => {
    expect(findPaths('post /pets/bulk', 'get /pets/{id}')).toEqual([]);
    const number = toPaths('get /pets/bulk', 'get /pets/{id}').replace('type: string', 'type: integer');
    expect(find('ambiguous-paths', { a: number })).toEqual([]);
    const id = toPaths('get /pets/bulk', 'get /pets/{id}').replace('type: string', 'type: string, format: uuid');
    expect(find('ambiguous-paths', { a: id })).toEqual([]);
    const letters = toPaths('get /pets/bulk', 'get /pets/{id}').replace('type: string', 'enum: [a, b]');
    expect(find('ambiguous-paths', { a: letters })).toEqual([]);
  });

  it('does not report paths with another number of segments, other fixed segments, or other text next to a parameter', () => {
    expect(findPaths('get /pets/{id}', 'get /pets/{id}/toys', 'get /toys/{id}', 'get /pets/{id}.json')).toEqual([]);
    expect(findPaths('get /pets/{id}.json', 'get /pets/{name}.json')).toHaveLength(1);
  });

  it('compares services only if they have the same absolute server', () => {
    const [one, other] = [toPaths('get /pets/{id}'), toPaths('get /pets/{name}')];
    expect(find('ambiguous-paths', { one, other })).toEqual([]);
    const server = 'servers: [{ url: https://api.test }]\n';
    expect(find('ambiguous-paths', { one: server + one, other: server + other })).toHaveLength(1);
  });

  it('reports a path with a method that another service with the same server has too', () => {
    const [one, two, three] = ['get /pets', 'put /pets', 'put /pets'].map(
      (path) => `servers: [{ url: https://api.test }]\n${toPaths(path)}`,
    );
    expect(find('ambiguous-paths', { one: one ?? '', two: two ?? '' })).toEqual([]);
    expect(find('ambiguous-paths', { one: one ?? '', two: two ?? '', three: three ?? '' })).toEqual([
      'three /pets: `two` has `/pets` too, with the same server and `PUT`. Remove it from one of the two services, or correct the server.',
    ]);
  });

  it('limits the paths that are compared with one path, so that the time does not grow with the square of their number', () => {
    const [spec] = toSpecs({ a: toPaths('get /a') });
    const operations = spec?.operations.slice(0, 1) as ApiPath['operations'];
    const tree = new PathTree();
    for (let index = 0; index < 5000; index++) tree.add({ spec, path: `/x${index}/{a}`, operations } as ApiPath);
    expect(tree.findOverlaps({ path: '/{a}/b' } as ApiPath).length).toBeLessThanOrEqual(2000);
    expect(tree.findOverlaps({ path: '/x4999/b' } as ApiPath)).toHaveLength(1);
  });
});

describe('parameter-names', () => {
  it('reports parameters with different names in the same segment of an API, once for each name', () => {
    const a = toPaths('get /pets/{petId}', 'get /pets/{petId}/toys', 'get /pets/{id}/food', 'put /pets/{id}/hay');
    expect(find('parameter-names', { a: toPaths('get /pets/{petId}/toys') })).toEqual([]);
    expect(find('parameter-names', { a: a.replace('/hay', '/hay/{x}') })).toEqual([
      'a /pets/{id}/food: The parameter `id` of `/pets/{id}/food` has the name `petId` in `/pets/{petId}`. Use one name for one segment.',
    ]);
  });

  it('compares parameters that follow a segment of one name in several APIs, whatever its casing', () => {
    const one = toPaths('get /liveSystems/{liveSystemId}');
    expect(find('parameter-names', { one, other: toPaths('get /v1/live-systems/{systemId}') })).toEqual([
      'other /v1/live-systems/{systemId}: The parameter `systemId` of `/v1/live-systems/{systemId}` has the name `liveSystemId` in `/liveSystems/{liveSystemId}`. Use one name for one segment.',
    ]);
    expect(find('parameter-names', { one, other: toPaths('get /live-systems/{liveSystemId}') })).toEqual([]);
    // Names that differ within one API are reported only there.
    const own = toPaths('get /live-systems/{liveSystemId}', 'get /live-systems/{systemId}/state');
    expect(find('parameter-names', { one, own })).toHaveLength(1);
    // They are reported once, whatever the path is, and hide no other name in their path.
    const users = toPaths('get /users/{id}', 'get /users/{id}/a', 'get /users/{userId}/b', 'get /users/{userId}/c');
    expect(find('parameter-names', { users, other: toPaths('get /users/{id}') })).toHaveLength(1);
    const posts = toPaths('get /users/{id}', 'get /users/{id}/x', 'get /users/{uid}/posts/{pid}');
    const others = toPaths('get /posts/{postId}');
    expect(find('parameter-names', { posts, b: others, c: others })).toHaveLength(2);
    // Nothing is known of what the first segments of two APIs have in common.
    expect(
      find('parameter-names', { a: toPaths('get /{tenantId}/users'), b: toPaths('get /{projectId}/files') }),
    ).toEqual([]);
    // A segment with two parameters identifies its items in another way.
    expect(find('parameter-names', { one, other: toPaths('get /LiveSystems/{groupId}/{systemName}') })).toEqual([]);
  });
});

describe('version-style', () => {
  it('reports a version in a path that is written in another way than most', () => {
    const specs = {
      a: toPaths('get /v1/pets'),
      b: toPaths('get /v2/toys'),
      c: toPaths('get /v1.0/food', 'get /v1.0/hay'),
    };
    expect(find('version-style', specs)).toEqual([
      'c /v1.0/food: The version `v1.0` is not written like the others in URLs, such as `v1` in `a`. Write all versions in one style.',
    ]);
    expect(find('version-style', { ...specs, c: toPaths('get /v10/food') })).toEqual([]);
  });

  it('reports versions in servers and of specs', () => {
    const a = "servers: [{ url: 'https://a.test/V1/' }]\n";
    expect(find('version-style', { a, b: toPaths('get /v1/a'), c: toPaths('get /v1/a') })).toHaveLength(1);
    const toInfo = (version: string) => `info: { version: ${version} }`;
    expect(find('version-style', { a: toInfo('v1'), b: toInfo('v2'), c: toInfo('v1.0') })).toEqual([
      'c info.version: The version `v1.0` is not written like the others of a spec, such as `v1` in `a`. Write all versions in one style.',
    ]);
    expect(find('version-style', { a: toInfo('v1'), b: toInfo('v2') })).toEqual([]);
  });
});

describe('error-responses', () => {
  it('reports an operation that documents success only', () => {
    const a = toPaths('get /pets', 'post /pets/{id}');
    expect(find('error-responses', { a: a.replace("'200'", "'404': { description: No. }, '200'") })).toEqual([
      'a POST /pets/{id}: `POST /pets/{id}` documents no error. Add a response for each error that a client can receive.',
    ]);
    expect(find('error-responses', { a: a.replaceAll("'200'", "default: { description: No. }, '200'") })).toEqual([]);
  });
});
