import { gone, optional, relied, toRule as rule } from './breaking-change-classes-rule-type-and-reasons';

/** The rules for changes of services, operations, credentials, and servers. */
export const serviceOperationSecurityAndServerRules = {
  'service-removed': rule('breaking', 'breaking', gone, (of) => `the service ${of.name} was removed`),
  'service-added': rule('safe', 'safe', optional, (of) => `the service ${of.name} is new`),
  'version-changed': rule(
    'words',
    'words',
    'It only names the state of the spec.',
    (of) => `the version is ${of.after} (was ${of.before})`,
  ),
  'operation-removed': rule('breaking', 'breaking', gone, (of) => `${of.subject} was removed`),
  'deprecated-operation-removed': rule(
    'risky',
    'risky',
    'Requests that worked fail, but clients were told.',
    (of) => `${of.subject}, which was deprecated, was removed`,
  ),
  'operation-added': rule('safe', 'safe', optional, (of) => `${of.subject} is new`),
  'operation-moved': rule('breaking', 'breaking', gone, (of) => `${of.before} is now ${of.after}`),
  'operation-id-changed': rule(
    'risky',
    'risky',
    'Requests work, but generated clients name the operation by its id.',
    (of) => `the operationId of ${of.subject} is ${of.after || 'missing'} (was ${of.before || 'missing'})`,
  ),
  'webhook-removed': rule('breaking', 'breaking', relied, (of) => `${of.subject} was removed`),
  'deprecated-webhook-removed': rule(
    'risky',
    'risky',
    'Clients rely on it, but they were told.',
    (of) => `${of.subject}, which was deprecated, was removed`,
  ),
  'webhook-added': rule('safe', 'safe', 'Clients have to ask for it.', (of) => `${of.subject} is new`),
  'callback-removed': rule('breaking', 'breaking', relied, (of) => `the callback ${of.subject} was removed`),
  'deprecated-callback-removed': rule(
    'risky',
    'risky',
    'Clients rely on it, but they were told.',
    (of) => `the callback ${of.subject}, which was deprecated, was removed`,
  ),
  'callback-added': rule(
    'risky',
    'risky',
    'Clients get requests that they do not know.',
    (of) => `the callback ${of.subject} is new`,
  ),
  'security-added': rule(
    'safe',
    'safe',
    'Clients select the credentials.',
    (of) => `${of.subject} also accepts ${of.name}`,
  ),
  'security-removed': rule('breaking', 'breaking', gone, (of) => `${of.subject} no longer accepts ${of.name}`),
  'security-dropped': rule(
    'safe',
    'safe',
    'Requests with these credentials work as before.',
    (of) => `${of.subject} no longer needs ${of.name}`,
  ),
  'scope-added': rule(
    'breaking',
    'breaking',
    'Credentials without the scope are refused.',
    (of) => `${of.subject} needs the scope \`${of.name}\` of \`${of.after}\``,
  ),
  'scope-removed': rule(
    'safe',
    'safe',
    optional,
    (of) => `${of.subject} does not need the scope \`${of.name}\` of \`${of.after}\` anymore`,
  ),
  'security-scheme-changed': rule(
    'breaking',
    'breaking',
    gone,
    (of) => `the security scheme \`${of.name}\` is ${of.after} (was ${of.before})`,
  ),
  'security-flow-added': rule(
    'safe',
    'safe',
    'Clients select the flow.',
    (of) => `the security scheme \`${of.name}\` has the new flow \`${of.after}\``,
  ),
  'security-flow-removed': rule(
    'breaking',
    'breaking',
    gone,
    (of) => `the security scheme \`${of.name}\` has no flow \`${of.after}\` anymore`,
  ),
  'security-urls-changed': rule(
    'risky',
    'risky',
    'The former URLs may still work.',
    (of) =>
      `the URLs of the security scheme \`${of.name}\` are ${of.after || 'missing'} (were ${of.before || 'missing'})`,
  ),
  'server-added': rule('safe', 'safe', optional, (of) => `the server ${of.name} is new`),
  'server-removed': rule('breaking', 'breaking', gone, (of) => `the server ${of.name} was removed`),
  'server-variables-changed': rule(
    'risky',
    'risky',
    'The URL can be another one.',
    (of) => `the variables of the server ${of.name} are different`,
  ),
};
