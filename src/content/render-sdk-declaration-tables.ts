import type { Element, ElementContent } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { become, getData, isElement, toElement } from '@/markdown/hast-elements';
import { toProse } from '@/markdown/spec-description';
import * as messages from '@/messages';
import { getSdkSignature, type SdkMember } from './sdk-declarations';
import { getSdkTable, type SdkTableKind } from './get-sdk-parameters-outputs-and-properties';

const kinds: Record<string, SdkTableKind> = { parameters: 'parameters', outputs: 'outputs', interface: 'interface' };

/** Renders an SDK directive: a table of the parameters, output fields, or properties of a declaration, or the call of a class. */
export function renderSdkDirective(node: Element): void {
  const kind = getData(node, 'Kind');
  const component = getData(node, 'Component');
  if (component === '') fail(`"::sdk-${kind}" names no component`, { fix: `Write ::sdk-${kind}{component="Kafka"}.` });
  if (kind === 'signature') return become(node, 'p', {}, [toElement('code', {}, [getSdkSignature(component)])]);
  const fields = getSdkTable(component, kinds[kind] ?? 'parameters');
  if (fields.length === 0)
    return become(node, 'p', {}, [{ type: 'text', value: messages.sdkNone(kind === 'outputs') }]);
  become(node, 'div', { className: ['table-frame'], role: 'group', ariaLabel: messages.table, tabIndex: 0 }, [
    toTable(fields, kind === 'outputs'),
  ]);
}

function toTable(fields: SdkMember[], isOutput: boolean): Element {
  const { name, type, default: fallback, description } = messages.tableColumns;
  const hasDefaults = fields.some((field) => field.default !== undefined);
  const head = [name, type, ...(hasDefaults ? [fallback] : []), description].map((text) =>
    toElement('th', { scope: 'col' }, [text]),
  );
  const rows = fields.map((field) => toElement('tr', {}, toCells(field, hasDefaults, isOutput)));
  return toElement('table', {}, [toElement('thead', {}, [toElement('tr', {}, head)]), toElement('tbody', {}, rows)]);
}

function toCells(field: SdkMember, hasDefaults: boolean, isOutput: boolean): Element[] {
  const required =
    field.required && !isOutput
      ? [toElement('span', { className: ['required-mark'] }, [messages.tableColumns.required])]
      : [];
  const fallback = field.default === undefined ? [] : [toElement('code', {}, [field.default])];
  return [
    toElement('td', {}, [toElement('code', {}, [field.name]), ...required]),
    toElement('td', {}, [toElement('code', {}, [field.type])]),
    ...(hasDefaults ? [toElement('td', {}, fallback)] : []),
    toElement('td', {}, toInline(field.description)),
  ];
}

function toInline(markdown: string): ElementContent[] {
  return toProse(markdown).tree.children.flatMap((child): ElementContent[] =>
    isElement(child, 'p') ? child.children : isElement(child) ? [child] : [],
  );
}
