import * as messages from '@/messages';
import type { Parameter, ParameterLocation } from '@/openapi/model/parameter';
import { toStart } from '@/openapi/requests/start-values';
import { isOpen, type VariableValues } from '@/openapi/requests/to-request';
import { AddPropertyOrParameter } from './add-property-or-parameter';
import { toFieldId, useForm } from './form-context-and-field-props';
import { ValueField } from './value-field';

/** The parameters of one location: the required ones, and those that the reader has added. */
export function ParameterFields({
  location,
  parameters,
  values,
  variables,
}: {
  location: ParameterLocation;
  parameters: readonly Parameter[];
  values: Readonly<Record<string, unknown>>;
  variables: VariableValues;
}) {
  const { form, change } = useForm();
  const isShown = ({ name, required }: Parameter) => required || Object.hasOwn(values, name);
  const shown = [
    ...parameters.filter(({ required }) => required),
    ...parameters.filter((parameter) => !parameter.required && isShown(parameter)),
  ];
  return (
    <section className="request-section" aria-labelledby={`request-${location}`}>
      <h3 id={`request-${location}`}>{messages.requestLocations[location]}</h3>
      <div className="request-group">
        {shown.map((parameter) => {
          const { name, schema, required } = parameter;
          const value = Object.hasOwn(values, name) ? values[name] : undefined;
          return (
            <ValueField
              key={name}
              path={[location, name]}
              name={name}
              schema={schema}
              value={value}
              isRequired={required}
              isOptional={value !== undefined && !required}
              secretVariable={parameter.variable}
              description={parameter.description?.source}
              note={isOpen(parameter, value) ? toNote(parameter, variables) : undefined}
            />
          );
        })}
        <AddPropertyOrParameter
          id={`${toFieldId([location])}-add`}
          label={messages.requestAddParameter}
          names={parameters.flatMap((parameter) => (isShown(parameter) ? [] : [parameter.name]))}
          onAdd={(name) => {
            const parameter = parameters.find((one) => one.name === name);
            const [example] = parameter?.examples ?? [];
            const node = form.spec.schemas[parameter?.schema ?? ''];
            const isText = node?.kind === 'scalar' && node.type === 'string' && !node.enumeration;
            const start = isText && example ? example.source : toStart(form.spec.schemas, parameter?.schema);
            const path = [location, name];
            change(path, form.secrets.includes(parameter?.schema ?? '') ? '' : start, toFieldId(path));
          }}
        />
      </div>
    </section>
  );
}

/** Says what is sent instead of a value. */
function toNote({ variable = '' }: Parameter, variables: VariableValues): string {
  const known = Object.hasOwn(variables, variable) ? variables[variable] : undefined;
  return known === undefined ? messages.requestVariable(variable) : messages.requestMyValue(variable, known);
}
