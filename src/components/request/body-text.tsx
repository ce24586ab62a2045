import { useState } from 'react';
import * as messages from '@/messages';
import { toJsonText } from '@/openapi/exact-numbers';
import type { MediaType } from '@/openapi/model/body-and-media-type';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { replaceSecrets } from '@/openapi/requests/replace-secrets';
import { readJson } from '@/openapi/requests/parse-typed-text';
import type { RequestValues } from '@/openapi/requests/get-and-set-request-values';
import { toVariableName } from '@/openapi/samples/variable-names';
import { toFieldId, useForm } from './form-context-and-field-props';
import { useJsonFault } from './use-problems-and-json-faults';

/** The text of a body: its JSON, in which secrets are the names of their variables, the content of a file, or any other text. */
export function BodyText({
  media,
  values: { body, text },
  isJson,
  onWrite,
}: {
  media: MediaType;
  values: RequestValues;
  isJson: boolean;
  onWrite: (values: Partial<RequestValues>) => void;
}) {
  const { form, problems } = useForm();
  const [typed, setTyped] = useState<string>();
  const id = `${toFieldId(['body'])}-text`;
  const shown =
    typed ?? text ?? (isJson ? toOpenText(form, media, body) : typeof body === 'string' ? body : toBodyText(body));
  const fault = useJsonFault(isJson ? shown : undefined);
  const own = [...problems].flatMap(([, texts]) => texts);
  const write = (next: string) => {
    setTyped(next);
    if (!isJson) return onWrite({ body: next, text: undefined });
    const read = readJson(next);
    onWrite(read ? { body: read.value, text: undefined } : { text: next });
  };
  return (
    <>
      <textarea
        id={id}
        className="request-control font-mono"
        aria-label={isJson ? messages.requestJsonOf(messages.requestBodyFields) : messages.requestBodyFields}
        aria-invalid={fault !== undefined || own.length > 0}
        aria-describedby={`${id}-problem`}
        dir="ltr"
        rows={Math.min(24, Math.max(isJson ? 8 : 2, shown.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => write(target.value)}
      />
      <p id={`${id}-problem`} role="status" className="request-texts text-danger">
        {fault !== undefined && messages.requestNotJson(fault)}
      </p>
    </>
  );
}

function toOpenText(form: RequestForm, media: MediaType, body: unknown): string {
  return toBodyText(replaceSecrets(form, media.schema, body, (_, name) => `$${toVariableName(name)}`));
}

/** Returns the text of a body without the names of variables, for the reader to edit. */
function toBodyText(value: unknown): string {
  return value === undefined ? '' : toJsonText(value, 2);
}
