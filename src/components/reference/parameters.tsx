import * as messages from '@/messages';
import type { Operation, Parameter as ParameterObject } from '@/spec/model';
import { Heading } from './anchor-link';
import { Row } from './row';
import { Inside } from './schema';
import type { View } from './view';

/** The parameters of an operation, by place. */
export function Parameters({ view, groups }: { view: View; groups: Operation['parameters'] }) {
  return groups.map(({ place, parameters }) => (
    <div key={place} className="mt-8">
      <Heading view={view} element="h4">
        {messages.parametersOf[place]}
      </Heading>
      <ParameterList view={view} parameters={parameters} />
    </div>
  ));
}

/** Parameters or headers, one a row. */
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
  const { name, anchor, schema, required, deprecated, assumed, description, mediaType, serialization, examples } =
    parameter;
  const authored = examples.filter((example) => example.origin === 'authored').map((example) => example.source);
  const phrases = [...(mediaType === undefined ? [] : [mediaType]), ...serialization];
  return (
    <Row
      view={view}
      place={{ id: schema, anchor, trail: [], rowBudget: view.rowBudget }}
      name={name}
      marks={{ required, deprecated, assumed }}
      own={{ description, phrases, examples: authored.length > 0 ? authored : undefined }}
      inside={(place) => <Inside view={view} place={place} />}
    />
  );
}
