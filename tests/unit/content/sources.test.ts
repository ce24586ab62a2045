import { expect, it } from 'vitest';
import { findSourceProblem } from './sources';

it.each([
  ['environments:EnvironmentId.shortName/maxLength', 'A short name has at most 30 characters.'],
  ['livesystems:MutationStep.{component,provider} silent', 'A step has a component and a provider, but no status.'],
  ['!livesystems:MutationStep.status', 'A step has no status.'],
  ['accounts:*/statuses !accounts:*/returns', 'All operations document only the status 200, without a body.'],
  ['providers:listLiveSystems/returns/*/schema.liveSystems', 'The response contains live systems.'],
  ['*:/security/0/bearerAuth', 'Every operation requires a bearer token.'],
  ['config:navbar/items/0/items/2/label', 'The menu lists the service as Cloud Agent.'],
  ['illustrative', 'The output field blobEndpoint contains the address.'],
])('accepts %s for a sentence that says the same', (source, sentence) => {
  expect(findSourceProblem(source, sentence)).toBeUndefined();
});

it.each([
  ['environments:EnvironmentId.longName', 'A', '"environments:EnvironmentId.longName" does not exist'],
  ['orders:Order', 'A', '"orders:Order" does not exist'],
  ['environment', 'A', '"environment" does not exist'],
  ['environments:EnvironmentId.shortName/maxLength', 'At most 40.', '"30", which the sentence does not contain'],
  ['environments:EnvironmentId.shortName/maxLength', 'At most 300.', '"30", which the sentence does not contain'],
  ['environments:/info/version', 'It has version v1.0.', '"v1", which the sentence does not contain'],
  ['environments:EnvironmentType/enum', 'It is Personal or Unknown.', '"Organizational", which'],
  ['environments:*/statuses', 'Only 200 is documented.', '"401", which the sentence does not contain'],
  ['!livesystems:instantiateLiveSystem/returns', 'No operation has a body.', 'instantiateLiveSystem/returns" exists'],
  ['livesystems:*/returns', 'Every operation has a body.', '"livesystems:*/returns" does not exist'],
  ['silent', 'The platform keeps deleted data.', 'the sentence does not read as "silent"'],
  ['assumed', 'The header has this name.', 'does not read as "assumed"'],
  ['reading', 'It is running.', 'does not read as "reading"'],
  ['illustrative', 'The property resourceGroupId contains the group.', 'does not read as "illustrative"'],
])('rejects %s for "%s"', (source, sentence, problem) => {
  expect(findSourceProblem(source, sentence)).toContain(problem);
});
