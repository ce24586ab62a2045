import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { groupBy } from '@/lib/lists';
import * as messages from '@/messages';
import type { MediaType } from '@/openapi/model/body-and-media-type';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { readLinkQuery, toLinkQuery } from '@/openapi/requests/form-values-in-link-query';
import { isJson } from '@/openapi/samples/media-types';
import { toStartValues } from '@/openapi/requests/start-values';
import { toRequest, type VariableValues } from '@/openapi/requests/to-request';
import { withValue, type RequestValues } from '@/openapi/requests/get-and-set-request-values';
import type { ValueProblem } from '@/payload/find-problems';
import { quietButtonClassName } from '../ui/shared-class-names';
import { BodyFields } from './body-fields';
import { FormContext, toFieldId, type FormState } from './form-context-and-field-props';
import { MyValuesFields } from './my-values-fields';
import { getOwnValues, subscribe } from '../ui/my-values/store';
import { ParameterFields } from './parameter-fields';
import { ProblemSummary } from './problem-summary';
import { SamplePanel } from './sample-panel';
import { useProblems } from './use-problems-and-json-faults';
import { parameterLocations } from '@/openapi/model/parameter';

/** The values of the forms that the reader has closed, by the URL of their data. They are in memory, since they may be secret. */
const left = new Map<string, RequestValues>();

/** The fields of a request, and next to them the request in each language. */
export function RequestEditor({ form, href, query }: { form: RequestForm; href: string; query?: string }) {
  const [read] = useState(() => (query === undefined ? undefined : readLinkQuery(form, query)));
  const unreadable = read && 'unreadable' in read ? read.unreadable : undefined;
  const [values, setValues] = useState(() =>
    read && !('unreadable' in read) ? read : (left.get(href) ?? toStartValues(form)),
  );
  const [round, setRound] = useState(0);
  const variables = useSyncExternalStore(subscribe, getOwnValues);
  // The code of the page follows, too.
  useEffect(() => {
    if (Object.keys(variables).length > 0)
      void import('../ui/my-values/show-values').then((module) => module.showValues());
  }, [variables]);
  const focus = useRef<string>(undefined);
  const resetId = useId();
  // The bodies of the other media types, to which the reader may return.
  const bodies = useRef(new Map<number, ReturnType<typeof pickBody>>());
  const problems = useProblems(form, values);
  useLayoutEffect(() => void left.set(href, values), [href, values]);
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    const added = document.getElementById(focus.current) ?? document.querySelector<HTMLElement>('.request-dialog');
    focus.current = undefined;
    const find = (selector: string) => added?.matches('fieldset') && added.querySelector<HTMLElement>(selector);
    (find('input, select, textarea') || find('[id$="-add"]') || added)?.focus();
  }, [values]);
  const change = useCallback<FormState['change']>((path, value, next) => {
    focus.current = next;
    setValues((before) => withValue(before, path, value) as RequestValues);
  }, []);
  // Every field renders again when these change, so equal problems must not be new ones.
  const found = JSON.stringify(problems ?? []);
  const byField = useMemo(() => {
    const texts = groupBy(JSON.parse(found) as ValueProblem[], ({ path }) => toFieldId(path));
    return new Map([...texts].map(([id, own]) => [id, own.map(({ text }) => text)]));
  }, [found]);
  const { content = [] } = form.operation.requestBody ?? {};
  const hasVariables = isJson(content[values.mediaType]?.name ?? '');
  const state = useMemo<FormState>(
    () => ({ form, hasVariables, problems: byField, change }),
    [form, hasVariables, byField, change],
  );
  // The button is rendered again with the fields, and would lose the focus.
  const reset = (next: RequestValues) => {
    focus.current = resetId;
    bodies.current.clear();
    setValues(next);
    setRound(round + 1);
  };
  return (
    <FormContext value={state}>
      <div className="request-columns">
        <div key={round} className="request-form">
          {round === 0 && unreadable !== undefined && (
            <p role="alert" className="text-danger">
              {messages.requestUnreadableLink(unreadable)}
            </p>
          )}
          <MyValuesFields form={form} variables={variables} />
          {listLocations(form).map(({ in: location, parameters }) => (
            <ParameterFields
              key={location}
              location={location}
              parameters={parameters}
              values={values[location]}
              variables={variables}
            />
          ))}
          <BodyFields
            key={values.mediaType}
            values={values}
            onMediaType={(mediaType) => {
              bodies.current.set(values.mediaType, pickBody(values));
              const isSame = toShape(content[mediaType]) === toShape(content[values.mediaType]);
              const kept = isSame ? { ...pickBody(values), mediaType } : bodies.current.get(mediaType);
              setValues({ ...values, ...(kept ?? pickBody(toStartValues(form, mediaType))) });
            }}
            onWrite={(next) => setValues({ ...values, ...next })}
          />
          <button
            type="button"
            id={resetId}
            className={`${quietButtonClassName} justify-self-start`}
            onClick={() => reset(toStartValues(form))}
          >
            {messages.requestReset}
          </button>
        </div>
        <div className="request-result">
          <div className="request-sticky">
            <Sample form={form} values={values} variables={variables} />
            <ProblemSummary problems={problems} />
          </div>
        </div>
      </div>
    </FormContext>
  );
}

/** The request of the values. A key press shows at once, and the request follows. */
function Sample({ form, values, variables }: { form: RequestForm; values: RequestValues; variables: VariableValues }) {
  const sent = useDeferredValue(values);
  const request = useMemo(() => toRequest(form, sent, variables), [form, sent, variables]);
  const query = useMemo(() => toLinkQuery(form, sent), [form, sent]);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}#${encodeURI(form.operation.id)}?${query}`;
  return <SamplePanel request={request} title={form.operation.title} slug={form.operation.id} link={link} />;
}

/** Bodies of the same shape have the same values. */
function toShape(media: MediaType | undefined): string {
  return `${media?.schema ?? ''} ${media?.sequence?.schemaOf ?? ''}`;
}

function pickBody({ mediaType, body, text }: RequestValues): Pick<RequestValues, 'mediaType' | 'body' | 'text'> {
  return { mediaType, body, text };
}

/** Returns the locations in which the operation has parameters. */
function listLocations(form: RequestForm) {
  return parameterLocations.flatMap(
    (location) => form.operation.parameters.find((group) => group.in === location) ?? [],
  );
}
