import * as messages from '@/messages';
import type { ResponseLink } from '@/spec/model';
import { Description } from './description';
import { Heading } from './heading';
import type { View } from './view';

/** Where a response leads: operations that take values from it. */
export function ResponseLinks({ view, links }: { view: View; links: ResponseLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading view={view} element="h5">
        {messages.responseLinks}
      </Heading>
      <dl className="kv">
        {links.map(({ name, operation, target, description, parameters }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {operation === undefined ? <code>{target}</code> : <a href={view.toHref(operation)}>{target}</a>}
              <Description prose={description} />
              {parameters.length > 0 && (
                <p className="c">
                  {parameters.map((parameter) => (
                    <span key={parameter.name}>
                      {`${parameter.name} = `}
                      <code>{parameter.value}</code>
                    </span>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
