import { useId, useState } from 'react';
import * as messages from '@/messages';
import { isSecretName } from '@/openapi/requests/recognize-secrets';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import type { VariableValues } from '@/openapi/requests/to-request';
import { smallButtonClassName } from '../ui/shared-class-names';
import { clearVariables, setVariable } from '../ui/my-values/store';

/** The values that the reader sets once for all requests: the base URL, and the variables of parameters. */
export function MyValuesFields({ form, variables }: { form: RequestForm; variables: VariableValues }) {
  const id = useId();
  // The field of a value stays while the reader clears it to enter another one.
  const [entered] = useState(() => Object.keys(variables));
  const names = [...new Set(['BASE_URL', ...listNames(form), ...entered, ...Object.keys(variables)])];
  return (
    <details className="request-section request-details">
      <summary>
        <span className="font-medium text-ink">{messages.requestMyValues}</span>{' '}
        <span className="text-xs text-muted">
          {names
            .filter((name) => Object.hasOwn(variables, name))
            .map((name) => `${name}=${variables[name]}`)
            .join(', ')}
        </span>
      </summary>
      <p className="request-texts">{messages.requestMyValuesText}</p>
      <div className="request-group">
        {names.map((name) => (
          <div key={name} className="request-field">
            <label className="request-label" htmlFor={`${id}-${name}`}>
              <span className="font-mono font-medium text-ink">{name}</span>{' '}
              {name === 'BASE_URL' && <span className="text-xs text-muted">{messages.requestBaseUrl}</span>}
            </label>
            <input
              id={`${id}-${name}`}
              className="request-control font-mono"
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              placeholder={name === 'BASE_URL' ? form.servers[0] : undefined}
              value={variables[name] ?? ''}
              onChange={({ target }) => setVariable(name, target.value)}
            />
          </div>
        ))}
      </div>
      <button type="button" className={`${smallButtonClassName} mt-3`} onClick={clearVariables}>
        {messages.requestMyValuesClear}
      </button>
    </details>
  );
}

/** Lists the variables of the required parameters, except secrets. */
function listNames({ operation, secrets }: RequestForm): string[] {
  return operation.parameters
    .flatMap(({ parameters }) => parameters)
    .filter(({ required, schema }) => required && !secrets.includes(schema))
    .flatMap(({ variable }) => (variable === undefined || isSecretName(variable) ? [] : [variable]));
}
