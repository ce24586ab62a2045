import * as messages from '@/messages';
import type { ResponseLink } from '@/spec/model';
import { toHash } from './anchor-link';
import { Description } from './description';

/** Where a response leads: operations that take values from it. */
export function ResponseLinks({ links }: { links: ResponseLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h5>{messages.responseLinks}</h5>
      <dl className="kv">
        {links.map(({ name, operation, target, description, parameters }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {operation === undefined ? <code>{target}</code> : <a href={toHash(operation)}>{target}</a>}
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
