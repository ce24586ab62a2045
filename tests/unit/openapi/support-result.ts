import type { Config } from '@redocly/openapi-core';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { memo } from '@/lib/memo';
import { toSchemaMarkdown } from '@/openapi/markdown/schema';
import { toServiceMarkdown } from '@/openapi/markdown/service-and-list-pages';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { toKeys } from '@/lib/json-pointer';
import { getSampleSources } from '@/openapi/build-samples';
import { toProblemText } from '@/openapi/source/spec-problem';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import type { Place } from '@/openapi/supported-fields';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toSpec } from '@/openapi/transform/spec';
import { loadReferenceCode } from '@/routes/highlighted-reference-code';
import { renderSpec } from '../components/reference/render';
import type { Project } from './project';
import type { FieldCase, ObjectCase } from './support-cases';

type Json = Record<string, unknown>;
type Texts = Record<Exclude<Place, 'checked'>, string>;

/** What is reported about a document, and what is built of it. */
interface Built {
  problems: string[];
  loadTexts: () => Promise<Texts>;
}

const mark = /Zebra/;

/** Builds documents in a project, each once. */
export class Builder {
  private readonly built = new Map<string, Promise<Built>>();

  constructor(
    private readonly project: Project,
    private readonly config: Config,
  ) {}

  /** Returns where a field appears. Undefined if it has no value to test. Throws if its valid document has a mistake. */
  async getPlaces(
    name: string,
    field: FieldCase,
    { at, document }: ObjectCase,
    version: string,
  ): Promise<Place[] | undefined> {
    const base: Json = structuredClone({ openapi: `${version}.0`, ...document });
    const place = field.at ?? at;
    for (const [key, value] of Object.entries(structuredClone(field.with ?? {})))
      setAt(base, toKeys(key.startsWith('/') ? key : `${place}/${key}`), value ?? undefined);
    const keys = [...toKeys(place), field.key ?? name];
    const value = field.value ?? getAt(base, keys);
    if (value === undefined) return undefined;
    const build = (own: unknown) => this.build(setAt(structuredClone(base), keys, own));
    const valid = await build(value);
    const mistakes = valid.problems.filter((problem) => problem.includes(' error '));
    if (mistakes.length > 0) throw new Error(`${name} in ${version}: ${mistakes.join('\n')}`);
    const [texts, others] = [await valid.loadTexts(), await (await build(field.other)).loadTexts()];
    const wrong = await build(field.wrong ?? (typeof value === 'string' ? { x: 1 } : 'x'));
    const isMarked = mark.test(JSON.stringify({ [keys.at(-1) ?? '']: value }));
    const places = (['page', 'markdown', 'samples'] as const).filter((result) =>
      isMarked ? mark.test(texts[result]) && !mark.test(others[result]) : texts[result] !== others[result],
    );
    const isChecked = wrong.problems.some((problem) => !valid.problems.includes(problem));
    return isChecked ? [...places, 'checked'] : places;
  }

  private build(document: Json): Promise<Built> {
    const text = JSON.stringify(document, null, 2);
    const built = this.built.get(text) ?? this.buildText(text);
    this.built.set(text, built);
    return built;
  }

  private async buildText(text: string): Promise<Built> {
    const { root, write } = this.project;
    const folder = `${root}/openapi/pets`;
    await write('openapi/pets/openapi.yaml', text);
    try {
      const source = { service: 'pets', folder, file: `${folder}/openapi.yaml`, isForeign: false };
      const { document, problems } = await loadService(root, source, this.config);
      const { spec, examples } = toSpec(document, 'pets');
      return {
        problems: [
          ...problems.map((problem) => toProblemText({ ...problem, line: undefined })),
          ...examples.faulty.map(({ anchor, reason }) => `${anchor} ${reason}`),
        ],
        loadTexts: memo(() => loadTexts(spec)),
      };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { problems: [error.message], loadTexts: () => Promise.resolve({ page: '', markdown: '', samples: '' }) };
    }
  }
}

/** Loads what readers see of a spec: its page, its Markdown, and the samples of its operations. */
async function loadTexts(spec: Spec): Promise<Texts> {
  const { operations } = spec;
  return {
    page: renderSpec(spec, { code: await loadReferenceCode(spec, operations) }).html,
    markdown: [
      spec.title,
      toServiceMarkdown(spec, { samples: [] }),
      ...operations.flatMap((operation) => [operation.title, toOperationMarkdown(spec, operation)]),
      ...spec.componentIds.flatMap((id) => toSchemaMarkdown(spec, spec.schemas[id] as SchemaNode)),
    ].join('\n'),
    samples: JSON.stringify(operations.flatMap((operation) => getSampleSources(spec, operation))),
  };
}

/** Returns the value at a path of keys. */
function getAt(value: unknown, keys: string[]): unknown {
  return keys.reduce((parent, key) => (parent as Json | undefined)?.[key], value);
}

/** Sets the value at a path of keys, or leaves it out if it is undefined. */
function setAt(root: Json, keys: string[], value: unknown): Json {
  const parent = getAt(root, keys.slice(0, -1)) as Json;
  const [key = ''] = keys.slice(-1);
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return root;
}
