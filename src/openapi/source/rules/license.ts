import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember } from '../../find-members-of-parsed-json';

/**
 * Checks the keys of a license that exclude each other.
 * @see https://spec.openapis.org/oas/v3.1.1.html#license-object
 */
export const LicenseKeys: Oas3Rule = () => ({
  License(license: unknown, { report, location }: UserContext) {
    if (findMember(license, 'identifier') === undefined || findMember(license, 'url') === undefined) return;
    report({
      message: '`identifier` and `url` exclude each other. Remove one of them.',
      location: location.child('url').key(),
    });
  },
});
