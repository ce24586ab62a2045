import { inline, join, toCode, toLink, toList, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { toOperationLinks } from '../item-texts-and-links';
import type { Property } from '../../model/schema';
import { toComponentLink, type Component } from '../component-schemas';
import { counterpartsId, getCounterparts, type Counterparts, type ObjectComponent } from '../schemas-across-services';
import { isOfRequest } from '../../operation-values';
import { toBlock, toHeaded, type Block, type Section } from '../build-sections-blocks-and-tables';

/** The most operations of a schema that are named. Its page has all. */
const mostNamed = 3;

/** The section that compares the schemas of different services. Undefined if there are none. */
export function toCounterpartsSection(components: Component[]): Section | undefined {
  const counterparts = getCounterparts(components);
  if (counterparts.length === 0) return undefined;
  const isCut = components.some(({ spec }) => spec.pages.length > 0);
  const rule = `Schemas of different services are compared if they have the same name, apart from “Request” or “Response” at its end and one word at its start. They are also compared if they share at least three properties, and these are at least three quarters of the properties of the smaller schema${isCut ? ', except those of large APIs' : ''}. Whether compared schemas describe the same thing is not documented.`;
  return {
    id: counterpartsId,
    title: 'Across services',
    blocks: [toBlock(rule), ...counterparts.map(toComparison)],
  };
}

function toComparison({ names, anchor: id, members }: Counterparts): Block {
  // The last column is the widest one on a phone, so it is that of the service with the most schemas.
  const bySpec = [...groupBy(members, ({ component }) => component.spec.service).values()].sort(
    (left, right) => left.length - right.length,
  );
  const specs = bySpec.flatMap(([first]) => first?.component.spec ?? []);
  const properties = [...new Set(members.flatMap((member) => member.properties.map(({ name }) => name)))];
  const head = ['Property', ...specs.map(({ title }) => title)];
  const rows = properties.map((name) => [toCode(name), ...bySpec.map((own) => toCell(own, name))]);
  return toHeaded(
    { id, title: join(names.map(toCode), ' and ') },
    toList(members.map(({ component }) => toUsers(component))),
    toTable(head, rows),
  );
}

/** Names a schema, and the operations that use it. */
function toUsers(component: Component): Inline {
  const { spec, uses } = component;
  const link = inline`${spec.title}: ${toComponentLink(component)}`;
  const toText = (ofRequest: boolean, text: string) => {
    const values = uses.filter(({ value }) => isOfRequest(value) === ofRequest).map(({ value }) => value.operation);
    const operations = [...new Set(values)];
    if (operations.length === 0) return [];
    const named = operations.length > mostNamed ? `${operations.length} operations` : toOperationLinks(operations);
    return [inline`${text} of ${named}`];
  };
  const texts = [...toText(true, 'in requests'), ...toText(false, 'in responses')];
  return inline`${link}, ${texts.length === 0 ? 'which no operation uses' : join(texts, '; ')}`;
}

/** Says for the schemas of one service whether they have a property. */
function toCell(members: ObjectComponent[], name: string): Inline {
  const found = members.flatMap(({ component, properties }) => {
    const property = properties.find((own) => own.name === name);
    return property ? [{ component, property }] : [];
  });
  if (found.length === 0) return 'Not in the schema';
  const toText = ({ component: { node }, property }: (typeof found)[number], text: Inline) =>
    toLink(text, node.page, node.anchor + property.anchor);
  const [first] = found;
  if (members.length === 1 && first) return toText(first, toState(first.property));
  const states = groupBy(found, ({ property }) => toState(property));
  return join(
    [...states].map(
      ([state, own]) => inline`${state} in ${join(own.map((one) => toText(one, toCode(one.component.node.name))))}`,
    ),
    '; ',
  );
}

function toState({ required, leftOutOf }: Property): string {
  if (leftOutOf !== undefined) return leftOutOf === 'request' ? 'Read-only' : 'Write-only';
  return required ? 'Required' : 'Optional';
}
