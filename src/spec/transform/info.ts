import { findMember, findText } from '../json';
import type { Spec } from '../model';
import type { Context } from './context';

type Info = Pick<Spec, 'title' | 'version' | 'summary' | 'description' | 'contact' | 'license' | 'termsOfService'>;

/** Reads the metadata of a document. @see https://spec.openapis.org/oas/v3.1.1.html#info-object */
export function toInfo({ document, service, toIntroduction }: Context): Info {
  const info = findMember(document.root, 'info');
  const contact = findMember(info, 'contact');
  const license = findMember(info, 'license');
  const licenseName = findText(license, 'name') ?? findText(license, 'identifier');
  return {
    title: findText(info, 'title') ?? service,
    version: findText(info, 'version') ?? '',
    summary: findText(info, 'summary'),
    description: toIntroduction(findText(info, 'description')),
    contact:
      contact === undefined
        ? undefined
        : { name: findText(contact, 'name'), url: findText(contact, 'url'), email: findText(contact, 'email') },
    license: licenseName === undefined ? undefined : { name: licenseName, url: findText(license, 'url') },
    termsOfService: findText(info, 'termsOfService'),
  };
}
