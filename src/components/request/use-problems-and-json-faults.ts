import { useEffect, useMemo, useRef, useState } from 'react';
import * as messages from '@/messages';
import { toNumbers } from '@/openapi/exact-numbers';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { readJson } from '@/openapi/requests/parse-typed-text';
import { replaceSecrets } from '@/openapi/requests/replace-secrets';
import { isOpen } from '@/openapi/requests/to-request';
import { getValue, type RequestValues } from '@/openapi/requests/get-and-set-request-values';
import type { CheckedValue, ValueProblem } from '@/payload/find-problems';
import { createChecker } from '@/payload/check-in-worker';

/** Checks the values in a worker whenever they change. Returns undefined if the last check took too long. */
export function useProblems(form: RequestForm, values: RequestValues): ValueProblem[] | undefined {
  const [problems, setProblems] = useState<ValueProblem[] | undefined>([]);
  const checker = useRef<ReturnType<typeof createChecker>>(undefined);
  const checked = useMemo(() => listChecked(form, values), [form, values]);
  useEffect(() => {
    const own = createChecker(form.checks.schemas, setProblems);
    checker.current = own;
    return own.close;
  }, [form]);
  useEffect(() => checker.current?.check(checked), [checked]);
  const fault = useJsonFault(values.text);
  return useMemo(() => {
    const own = problems?.filter(({ path }) => !isUnset(form, values, path));
    return fault === undefined ? own : [...(own ?? []), { path: ['body'], text: messages.requestNotJson(fault) }];
  }, [form, values, problems, fault]);
}

/** Returns true for a value that the reader has not entered, and that samples read from a variable. */
function isUnset(form: RequestForm, values: RequestValues, path: ValueProblem['path']): boolean {
  if (getValue(values, path) !== '') return false;
  const [location] = path;
  const media = form.operation.requestBody?.content[values.mediaType];
  const mark = (id: string | undefined, value: unknown) => replaceSecrets(form, id, value, (text) => text || unset);
  if (location !== 'body') {
    const group = form.operation.parameters.find((one) => one.in === location);
    const parameter = group?.parameters.find(({ name }) => name === path[1]);
    return parameter !== undefined && (isOpen(parameter, '') || form.secrets.includes(parameter.schema));
  }
  const inner = path.slice(1);
  if (media?.sequence?.schemaOf !== 'item') return getValue(mark(media?.schema, values.body), inner) === unset;
  return getValue(mark(media.schema, getValue(values.body, inner.slice(0, 1))), inner.slice(1)) === unset;
}

const unset = '\u0000';

/** Lists the values that have a schema. */
function listChecked(form: RequestForm, values: RequestValues): CheckedValue[] {
  const parameters = form.operation.parameters.flatMap(({ in: location, parameters: group }) =>
    group.map(({ name, schema }) => ({ path: [location, name], id: schema, value: findOwn(values[location], name) })),
  );
  const media = form.operation.requestBody?.content[values.mediaType];
  const body =
    media?.schema === undefined || values.text !== undefined
      ? []
      : media.sequence?.schemaOf === 'item'
        ? (Array.isArray(values.body) ? (values.body as unknown[]) : []).map((value, index) => ({
            path: ['body', index],
            id: media.schema ?? '',
            value,
          }))
        : [{ path: ['body'], id: media.schema, value: values.body }];
  return [...parameters, ...body].flatMap(({ path, id, value }) => {
    const schema = Object.hasOwn(form.checks.roots, id) ? form.checks.roots[id] : undefined;
    if (schema === undefined || value === undefined) return [];
    return [{ path, schema, value: toNumbers(value) }];
  });
}

function findOwn(values: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Returns why a text, if there is one, is no JSON, in the words of the payload explainer, whose parser loads on demand. */
export function useJsonFault(text: string | undefined): string | undefined {
  const [found, setFound] = useState<{ text: string; fault: string }>();
  const faulty = text !== undefined && readJson(text) === undefined ? text : undefined;
  useEffect(() => {
    if (faulty === undefined) return;
    let isCurrent = true;
    import('@/payload/parse-payload').then(
      ({ parsePayload }) => {
        const parsed = parsePayload(faulty);
        if (isCurrent && !('value' in parsed)) setFound({ text: faulty, fault: parsed.text });
      },
      () => isCurrent && setFound({ text: faulty, fault: '' }),
    );
    return () => void (isCurrent = false);
  }, [faulty]);
  if (faulty === undefined) return undefined;
  return found?.text === faulty ? found.fault : '';
}
