import type { ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { Reference } from '@/components/reference/reference';
import { noLanguages } from '@/components/reference/page-and-stored-sample-languages';
import type { Spec } from '@/openapi/model/spec';
import { toSpec } from '@/openapi/transform/spec';
import type { ReferenceCode } from '@/components/reference/highlighted-code';

export const noCode: ReferenceCode = {
  samples: new Map(),
  code: new Map(),
  languages: noLanguages,
  toMarkdownHref: ({ id }) => `/${id}.md`,
};

type Json = Record<string, unknown>;

/** Creates an OpenAPI document around the properties that a test needs. */
export function toDocument({
  paths = {},
  schemas = {},
  ...rest
}: {
  paths?: Json;
  schemas?: Json;
  [key: string]: unknown;
}): Json {
  const components = (rest.components ?? {}) as Json;
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: 'v1' },
    paths,
    ...rest,
    components: { ...components, schemas },
  };
}

/** Creates paths with one operation, whose properties have defaults. */
export function toPaths(operation: Json): Json {
  return {
    '/pets': {
      post: { operationId: 'addPet', summary: 'Add a pet', responses: { 200: { description: 'OK' } }, ...operation },
    },
  };
}

export const toBody = (schema: Json): Json => ({ requestBody: { content: { 'application/json': { schema } } } });
export const toAnswer = (schema: Json): Json => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
});

export function toModel(document: Json): Spec {
  return toSpec(document, 'pets').spec;
}

interface Options {
  showAssumed?: boolean;
  code?: ReferenceCode;
  whereUsed?: ReadonlyMap<string, string>;
  links?: ApiLinks;
}

/** Renders the page of a document. */
export const renderPage = (document: Json, options?: Options): Page => renderSpec(toModel(document), options);

export function renderSpec(spec: Spec, options: Options = {}): Page {
  const { showAssumed = true, code = noCode, whereUsed, links } = options;
  return new Page(
    renderToStaticMarkup(
      <Reference
        spec={spec}
        code={code}
        showAssumed={showAssumed}
        breadcrumbs={null}
        whereUsed={whereUsed}
        links={links}
      />,
    ),
  );
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export class Page {
  private readonly root;

  constructor(readonly html: string) {
    this.root = parseDocument(html);
  }

  getIds(): string[] {
    return this.getAll(this.root).flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]));
  }

  /** Returns the text at an anchor with collapsed whitespace. */
  getText(id: string): string {
    return toText(this.get(id));
  }

  /** Returns the text at every anchor. */
  getTextsById(): Map<string, string> {
    return new Map(
      this.getAll(this.root).flatMap((element) =>
        element.attribs.id === undefined ? [] : [[element.attribs.id, toText(element)]],
      ),
    );
  }

  hasId(id: string): boolean {
    return this.getIds().includes(id);
  }

  /** Returns the targets of the links below an anchor, without permalinks. */
  getHrefs(id: string): string[] {
    return this.getAll(this.get(id)).flatMap(({ name, attribs }) =>
      name === 'a' && attribs.class !== 'permalink' ? [attribs.href ?? ''] : [],
    );
  }

  /** Returns the summaries of the disclosures at an anchor, each after a `+` if its disclosure is open, else a `-`. */
  getSummaries(id: string): string[] {
    return this.getAll(this.get(id)).flatMap((element) =>
      element.name === 'summary'
        ? [
            `${element.parent && 'attribs' in element.parent && 'open' in element.parent.attribs ? '+' : '-'} ${toText(element)}`,
          ]
        : [],
    );
  }

  /** Returns the texts of the elements below an anchor that have a class or an attribute of this name. */
  getTexts(id: string, name: string): string[] {
    return this.getAll(this.get(id)).flatMap((element) =>
      name in element.attribs || (element.attribs.class ?? '').split(' ').includes(name) ? [toText(element)] : [],
    );
  }

  /** Returns the names of the element at an anchor and of all elements in it. */
  getElements(id: string): string[] {
    return this.getAll(this.get(id)).map(({ name }) => name);
  }

  getAttributes(id: string): Record<string, string> {
    return this.get(id).attribs;
  }

  count(name: string): number {
    return DomUtils.getElementsByTagName(name, this.root).length;
  }

  private get(id: string): Element {
    const found = this.getAll(this.root).find(({ attribs }) => attribs.id === id);
    if (!found) throw new Error(`nothing has the id ${id}; there are ${this.getIds().join(' ')}`);
    return found;
  }

  private getAll(node: Element | ReturnType<typeof parseDocument>): Element[] {
    return DomUtils.getElementsByTagName('*', node);
  }
}

function toText(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}
