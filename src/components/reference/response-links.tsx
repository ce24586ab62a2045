import * as messages from '@/messages';
import type { ResponseLink } from '@/openapi/model/response';
import { Heading } from './permalinks-and-headings';
import { Description } from './description-and-assumption';
import { NameValue } from './schema-and-name-value-rows';
import { Servers } from './servers';
import type { View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/** The OpenAPI links of a response: operations that take values from it. */
export function ResponseLinks({ view, links }: { view: View; links: ResponseLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading view={view} element="h5">
        {messages.responseLinks}
      </Heading>
      <dl>
        {links.map((link) => (
          <NameValue key={link.name} name={link.name}>
            <Target view={view} link={link} />
            <Description prose={link.description} />
            <Values link={link} />
            {link.server && <Servers view={view} servers={[link.server]} />}
          </NameValue>
        ))}
      </dl>
    </>
  );
}

function Target({ view, link: { operation, target } }: { view: View; link: ResponseLink }) {
  if (operation === undefined) return <code>{target}</code>;
  return (
    <a href={view.toHref(operation)} className={textLinkClassName}>
      {target}
    </a>
  );
}

/** The values to pass: those of parameters by their name, and the body. */
function Values({ link: { parameters, requestBody } }: { link: ResponseLink }) {
  const body = requestBody === undefined ? [] : [{ name: messages.requestBody, value: requestBody }];
  const values = [...parameters, ...body];
  if (values.length === 0) return null;
  return (
    <p className="constraints">
      {values.map(({ name, value }, index) => (
        <span key={index}>
          {`${name} = `}
          <code>{value}</code>
        </span>
      ))}
    </p>
  );
}
