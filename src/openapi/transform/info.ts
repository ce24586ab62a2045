import { findMember, findText } from '../find-members-of-parsed-json';
import type { Spec } from '../model/spec';
import type { Context } from './context-and-pending-examples';
import { toTitle } from './titles';

type Info = Pick<Spec, 'title' | 'version' | 'summary' | 'description' | 'contact' | 'license' | 'termsOfService'>;

/** Reads the metadata of a document. @see https://spec.openapis.org/oas/v3.1.1.html#info-object */
export function toInfo({ document, service, toIntroduction }: Context): Info {
  const info = findMember(document.root, 'info');
  const stated = findMember(info, 'contact');
  const contact = { name: findText(stated, 'name'), url: findText(stated, 'url'), email: findText(stated, 'email') };
  const license = findMember(info, 'license');
  const [name, identifier] = new Set(['name', 'identifier'].flatMap((key) => findText(license, key) ?? []));
  return {
    title: toTitle(findText(info, 'title') ?? '') || service,
    version: toTitle(findText(info, 'version') ?? ''),
    summary: findText(info, 'summary'),
    description: toIntroduction(findText(info, 'description')),
    contact: Object.values(contact).some((value) => value !== undefined) ? contact : undefined,
    license:
      name === undefined
        ? undefined
        : { name: identifier === undefined ? name : `${name} (${identifier})`, url: findText(license, 'url') },
    termsOfService: findText(info, 'termsOfService'),
  };
}
