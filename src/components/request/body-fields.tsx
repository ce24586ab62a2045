import { useId, useState } from 'react';
import * as messages from '@/messages';
import type { MediaType } from '@/openapi/model/body-and-media-type';
import { toStart, toStartValues } from '@/openapi/requests/start-values';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import type { RequestValues } from '@/openapi/requests/get-and-set-request-values';
import { findNode } from '@/openapi/requests/schema-properties-and-alternatives';
import { isBinary, isJson } from '@/openapi/samples/media-types';
import { smallButtonClassName } from '../ui/shared-class-names';
import { Items } from './array-fields';
import { BodyText } from './body-text';
import { useForm } from './form-context-and-field-props';
import { renderField, ValueField } from './value-field';

type Write = (values: Partial<RequestValues>) => void;

/** The body of a request in one of its media types: as a form, or as JSON, which are in step. */
export function BodyFields({
  values,
  onMediaType,
  onWrite,
}: {
  values: RequestValues;
  onMediaType: (index: number) => void;
  onWrite: Write;
}) {
  const { form } = useForm();
  const [isText, setText] = useState(false);
  const { content = [], required: isRequired = false } = form.operation.requestBody ?? {};
  const media = content[values.mediaType];
  const id = useId();
  if (!media) return null;
  const hasBody = values.body !== undefined || values.text !== undefined;
  const hasForm = hasFields(form, media);
  return (
    <section className="request-section" aria-labelledby={id}>
      <div className="request-head">
        <h3 id={id}>{messages.requestBodyFields}</h3>
        {content.length > 1 ? (
          <select
            className="request-control"
            aria-label={messages.requestMediaType}
            value={values.mediaType}
            onChange={({ target }) => onMediaType(Number(target.value))}
          >
            {content.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <code className="text-xs text-muted">{media.name}</code>
        )}
        {hasForm && hasBody && (
          <div role="group" aria-label={messages.requestView} className="request-views">
            {[false, true].map((own) => (
              <button
                key={String(own)}
                type="button"
                className={smallButtonClassName}
                aria-pressed={own === (isText || values.text !== undefined)}
                // The form cannot show a text that is not JSON. The message next to the text says why.
                aria-disabled={!own && values.text !== undefined}
                onClick={() => values.text === undefined && setText(own)}
              >
                {own ? messages.requestJson : messages.requestForm}
              </button>
            ))}
          </div>
        )}
      </div>
      {!hasBody && <p className="request-texts">{messages.requestNoBody}</p>}
      {hasBody && (!hasForm || isText || values.text !== undefined) && (
        <BodyText media={media} values={values} isJson={hasForm || isAnyJson(form, media)} onWrite={onWrite} />
      )}
      {hasBody && hasForm && !isText && values.text === undefined && <BodyForm media={media} value={values.body} />}
      {(!isRequired || !hasBody) && (
        <button
          type="button"
          className={`${smallButtonClassName} justify-self-start`}
          onClick={() =>
            onWrite(
              hasBody
                ? { body: undefined, text: undefined }
                : {
                    body: toStartValues(form, values.mediaType).body ?? toStart(form.spec.schemas, media.schema),
                    text: undefined,
                  },
            )
          }
        >
          {hasBody ? messages.requestRemoveBody : messages.requestAddBody}
        </button>
      )}
    </section>
  );
}

function BodyForm({ media, value }: { media: MediaType; value: unknown }) {
  const path = ['body'];
  if (media.sequence?.schemaOf === 'item')
    return (
      <Items path={path} name={messages.requestBodyFields} value={value} toSchema={() => media.schema}>
        {renderField}
      </Items>
    );
  return <ValueField path={path} name={messages.requestBodyFields} schema={media.schema} value={value} />;
}

/** Returns true for one JSON value without a schema. */
function isAnyJson(form: RequestForm, media: MediaType): boolean {
  return isJson(media.name) && !media.sequence && findNode(form.spec.schemas, media.schema) === undefined;
}

/** Returns true for a body that a form can show: one with a structure, not bytes or a text in a format of its own. */
function hasFields(form: RequestForm, media: MediaType): boolean {
  const node = findNode(form.spec.schemas, media.schema);
  if (node === undefined || isBinary(media.name, node)) return false;
  return isJson(media.name) || node.kind !== 'scalar' || form.secrets.includes(node.id);
}
