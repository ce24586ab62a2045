import { cp } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationPage } from '@/components/reference/pages/operation-page';
import { OverviewPage } from '@/components/reference/pages/overview-page';
import { SchemaPage, SchemasPage } from '@/components/reference/pages/schema-pages';
import { TagPage } from '@/components/reference/pages/tag-page';
import { Reference } from '@/components/reference/reference';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { noCode, Page } from '../components/reference/render';
import { buildModels, makeProject } from '../openapi/project';

/** Builds the specs of the project and of all fixtures. */
export async function loadAllSpecs(): Promise<Spec[]> {
  const project = await makeProject();
  for (const folder of ['.', 'tests/fixtures/site', 'tests/fixtures/specs'])
    await cp(`${folder}/openapi`, `${project.root}/openapi`, { recursive: true });
  // The browser tests write this file of the hostile fixture, whose schemas are too long to be written by hand.
  await project.write('openapi/hostile/schemas.json', JSON.stringify({ Attacks: { type: 'object' } }));
  return (await buildModels(project)).models.map(({ spec }) => spec);
}

/** Renders the pages of a spec. Returns the ids of each page by its path. */
export function toIdsOfPages(spec: Spec): Map<string, Set<string>> {
  const shared = { spec, showAssumed: true, breadcrumbs: null };
  const first = spec.pages.length === 0 ? <Reference {...shared} code={noCode} /> : <OverviewPage {...shared} />;
  const others = spec.pages.map((page): [string, ReactElement] => [page.path, toElement(spec, page)]);
  return new Map(
    [[`/api/${spec.service}/`, first] as const, ...others].map(([path, element]) => [
      path,
      new Set(new Page(renderToStaticMarkup(element)).getIds()),
    ]),
  );
}

function toElement(spec: Spec, page: SpecPage): ReactElement {
  const shared = { spec, showAssumed: true, breadcrumbs: null };
  switch (page.kind) {
    case 'tag':
      return <TagPage {...shared} page={page} code={noCode} />;
    case 'operation': {
      const operation = spec.operations.find(({ id }) => id === page.operationId);
      if (!operation) throw new Error(`There is no operation ${page.operationId}.`);
      return <OperationPage {...shared} page={page} operation={operation} code={noCode} />;
    }
    case 'schemas':
      return <SchemasPage {...shared} page={page} />;
    case 'schema':
      return <SchemaPage {...shared} page={page} code={new Map()} />;
  }
}
