import { Fragment } from 'react';
import * as messages from '@/messages';
import type { Server } from '@/openapi/model/prose-marks-server-and-docs-links';
import { Breakable } from '../ui/breakable-name';
import { Assumed, Description } from './description-and-assumption';
import { pathClassName } from './path-and-method';
import type { View } from './render-context';

/** The servers of the API, with tinted and explained URL variables. */
export function Servers({ view, servers }: { view: View; servers: Server[] }) {
  return servers.map((server) => (
    <div key={server.url} className="property">
      <div className="property-head">
        <code className={`${pathClassName} text-sm/6`}>
          {server.url.split(/(\{[^}]*\})/).map((piece, index) => (
            <Fragment key={index}>{piece.startsWith('{') ? <b>{piece}</b> : piece}</Fragment>
          ))}
        </code>
        <Assumed view={view} reason={server.assumed} />
      </div>
      {server.defaultUrl !== undefined && (
        <p className="constraints">
          <span>
            {`${messages.withDefaults} `}
            <code>
              <Breakable text={server.defaultUrl} />
            </code>
          </span>
        </p>
      )}
      <Description prose={server.description} />
      {server.variables.length > 0 && <Variables view={view} variables={server.variables} />}
    </div>
  ));
}

function Variables({ view, variables }: { view: View; variables: Server['variables'] }) {
  return (
    <ul className="properties">
      {variables.map(({ name, default: fallback, values, description, assumed }) => (
        <li key={name} className="property">
          <div className="property-head">
            <code className="property-name">{name}</code>
            <Assumed view={view} reason={assumed} />
          </div>
          <Description prose={description} />
          <p className="constraints">
            <span>
              {`${messages.defaultValue} `}
              <code>{fallback}</code>
            </span>
            {values.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
