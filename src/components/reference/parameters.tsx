import { Fragment } from 'react';
import { nameControls } from '@/lib/control-characters';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { Parameter as ParameterObject } from '@/openapi/model/parameter';
import { Heading } from './permalinks-and-headings';
import { ExampleTexts } from './example-notes';
import { Row } from './schema-and-name-value-rows';
import { Inside } from './properties-and-applicators';
import type { View } from './render-context';

/** The parameters of an operation, grouped by `in`. Path parameters that the page has already described are closed. */
export function Parameters({
  view,
  groups,
  shared = [],
}: {
  view: View;
  groups: Operation['parameters'];
  /** The names of path parameters that an earlier operation describes. */
  shared?: readonly string[];
}) {
  return groups.map(({ in: location, parameters }) => {
    const isShared = ({ name }: ParameterObject) => location === 'path' && shared.includes(name);
    const closed = parameters.filter(isShared);
    const open = parameters.filter((parameter) => !isShared(parameter));
    return (
      <Fragment key={location}>
        {open.length > 0 && (
          <Heading view={view} element="h4" className="mt-5 mb-1 text-base/6">
            {messages.parametersOf[location]}
          </Heading>
        )}
        {closed.length > 0 && (
          <details className={open.length > 0 ? 'nested-schema' : 'nested-schema mt-5'}>
            <summary>
              <span>
                {messages.sharedParameters(closed.length)}{' '}
                <code className="ms-1 text-muted">{closed.map(({ name }) => name).join(', ')}</code>
              </span>
            </summary>
            <ParameterList view={view} parameters={closed} />
          </details>
        )}
        {open.length > 0 && <ParameterList view={view} parameters={open} />}
      </Fragment>
    );
  });
}

/** Parameters or headers, one in each row. */
export function ParameterList({ view, parameters }: { view: View; parameters: ParameterObject[] }) {
  return (
    <ul className="properties">
      {parameters.map((parameter) => (
        <Parameter key={parameter.anchor} view={view} parameter={parameter} />
      ))}
    </ul>
  );
}

function Parameter({ view, parameter }: { view: View; parameter: ParameterObject }) {
  const { name, anchor, schema, required, marks, assumed, aliases } = parameter;
  const { description, mediaType, serialization, allowsEmpty, examples } = parameter;
  const authored = examples
    .filter((example) => example.origin === 'authored')
    .map((example) => nameControls(example.source));
  const faults = examples.flatMap(({ source, fault }) =>
    fault === undefined ? [] : [messages.invalidValue(nameControls(source), fault)],
  );
  const texts = <ExampleTexts examples={examples} />;
  const phrases = [
    ...(mediaType === undefined ? [] : [mediaType]),
    ...serialization,
    ...(allowsEmpty ? [messages.emptyAllowed] : []),
  ];
  return (
    <Row
      view={view}
      position={{ id: schema, anchor, ancestors: [], budget: view.budget }}
      name={name}
      flags={{ required, marks, assumed, aliases }}
      overrides={{ description, phrases, faults, texts, examples: authored.length > 0 ? authored : undefined }}
      inside={(position) => <Inside view={view} position={position} />}
    />
  );
}
