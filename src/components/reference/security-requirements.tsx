import { Fragment } from 'react';
import * as messages from '@/messages';
import type { SecurityAlternative, SecurityScheme } from '@/openapi/model/security';
import type { View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/** The security of an operation: alternatives, each a combination of schemes with their scopes. */
export function Security({
  view,
  alternatives,
  schemes,
}: {
  view: View;
  alternatives: SecurityAlternative[];
  schemes: SecurityScheme[];
}) {
  if (alternatives.length === 0) return null;
  return (
    <p className="text-xs/6 text-muted max-sm:mt-2 max-sm:mb-2.5 print:break-after-avoid" data-security="">
      {`${messages.requiredAccess}: `}
      {alternatives.map((alternative, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${messages.accessOr} `}
          <Combination view={view} alternative={alternative} schemes={schemes} />
        </Fragment>
      ))}
    </p>
  );
}

function Combination({
  view,
  alternative,
  schemes,
}: {
  view: View;
  alternative: SecurityAlternative;
  schemes: SecurityScheme[];
}) {
  if (alternative.length === 0) return messages.noAccessNeeded;
  return alternative.map(({ scheme, scopes }, index) => {
    const found = schemes.find(({ name }) => name === scheme);
    return (
      <Fragment key={scheme}>
        {index > 0 && ` ${messages.accessAnd} `}
        {found ? (
          <a href={view.toHref(found.anchor)} className={textLinkClassName}>
            {found.distinctLabel}
          </a>
        ) : (
          scheme
        )}
        {scopes.map((scope) => (
          <Fragment key={scope}>
            {' '}
            <code>{scope}</code>
          </Fragment>
        ))}
      </Fragment>
    );
  });
}
