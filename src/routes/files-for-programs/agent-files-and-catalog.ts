import { createHash } from 'node:crypto';
import { llmsPath, toAbsoluteUrl } from '@/lib/href';
import * as messages from '@/messages';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toSlugs } from '@/openapi/slugs';
import { getSite } from '@/site/get-site';
import { toFile, type SiteFile } from '../page-and-site-file-types';
import { takeShortest } from '@/lib/lists';
import { type ProgramSection } from './group-documents-by-section';

/** The maximum number of characters of all paths in the block for `AGENTS.md`, which should not be longer than 8 KB. */
const mostOfAgents = 6_500;

/**
 * Lists the files by which programs find the rest: the catalog of APIs, a block for the `AGENTS.md` of a project, and a skill with its
 * index.
 */
export async function listDiscoveryFiles(sections: ProgramSection[]): Promise<SiteFile[]> {
  const agents = toAgentsBlock(sections);
  const name = toSlugs([getSite().title])[0]?.toLowerCase() ?? '';
  const path = `.well-known/agent-skills/${name}/SKILL.md`;
  const skill = toSkill(name, agents);
  const catalog = await loadCatalog();
  return [
    toFile('.well-known/api-catalog', `${JSON.stringify(catalog)}\n`),
    toFile('agents.md', agents),
    toFile(path, skill),
    toFile('.well-known/agent-skills/index.json', `${JSON.stringify(toSkillIndex(name, path, skill), null, 2)}\n`),
  ];
}

/**
 * Returns the description and documentation of each service.
 * @see https://www.rfc-editor.org/rfc/rfc9727
 */
async function loadCatalog(): Promise<object> {
  const specs = await Promise.all(getServices().map(loadSpec));
  const toLink = (path: string, type: string, title?: string) => ({ href: toAbsoluteUrl(path), type, title });
  const services = specs.map(({ service, title }) => ({
    anchor: toAbsoluteUrl(`/api/${service}/`),
    'service-desc': [
      toLink(`/api/${service}/openapi.yaml`, 'application/yaml', title),
      toLink(`/api/${service}/openapi.json`, 'application/json', title),
    ],
    'service-doc': [
      toLink(`/api/${service}/`, 'text/html', title),
      toLink(`/api/${service}.md`, 'text/markdown', title),
    ],
  }));
  const items = services.map(({ anchor }) => ({ href: anchor }));
  return { linkset: [{ anchor: toAbsoluteUrl('/.well-known/api-catalog'), item: items }, ...services] };
}

/** Writes the index of all pages as a short list of paths. */
function toAgentsBlock(sections: ProgramSection[]): string {
  const { title, description } = getSite();
  const lists = sections.map(({ title: section, folder, documents }) => ({
    section,
    list: documents.map(({ file }) => `/${file}`).join(', '),
    index: `/${folder}llms.txt`,
  }));
  const shown = takeShortest(lists, ({ list }) => list.length, mostOfAgents);
  const lines = lists.map((one) => `- ${one.section}: ${shown.has(one) ? one.list : one.index}`);
  return [`## ${title}`, description, messages.agentsAbout(toAbsoluteUrl(llmsPath)), lines.join('\n'), '']
    .filter((block, index, blocks) => block !== '' || index === blocks.length - 1)
    .join('\n\n');
}

/** Writes a skill that says when to read these pages, and how. */
function toSkill(name: string, agents: string): string {
  const { title } = getSite();
  const front = { name, description: messages.skillDescription(title) };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${agents.replace(/^## /, '# ')}`;
}

/** @see https://agentskills.io/ */
function toSkillIndex(name: string, path: string, text: string): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description: messages.skillDescription(getSite().title),
        url: toAbsoluteUrl(`/${path}`),
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ],
  };
}
