import { findMember, findText, isTrue } from '../find-members-of-parsed-json';

/** Words that name secrets, as whole words of a name: `client_secret`, `sshPrivateKeyPassphrase`. */
const secret =
  /(?:^|_)(?:pass(?:word|phrase|wd|code)?|pwd|secrets?|tokens?|credentials?|api_?key|private_?key(?:_?data)?|access_?key|authorization|jwt|otp|pin)$/;

/** Returns true for a name that a secret usually has. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
  return secret.test(words);
}

/**
 * Returns true for a value that must be neither stored nor shown. `x-secret` decides; otherwise the format of a password, and a
 * name that secrets usually have, do.
 */
export function isSecret(name: string, schema: unknown): boolean {
  const declared = findMember(schema, 'x-secret');
  if (typeof declared === 'boolean') return declared;
  if (findText(schema, 'format') === 'password') return true;
  return isSecretName(name) || (isTrue(schema, 'writeOnly') && /key|value|secret|hash/i.test(name));
}
