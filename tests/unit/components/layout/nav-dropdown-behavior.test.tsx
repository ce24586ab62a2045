import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** Returns the names of the props that Headless UI gives to what it renders as. */
function getNames(render: (as: (props: object) => null) => ReactNode): string[] {
  const names = new Set<string>();
  const Recorder = (props: object) => {
    for (const [name, value] of Object.entries(props)) if (value !== undefined) names.add(name);
    return null;
  };
  renderToStaticMarkup(<Popover>{render(Recorder)}</Popover>);
  return [...names].sort();
}

/** Applied by the component, or by the menu itself (`aria-expanded`). */
const applied = ['aria-expanded', 'id', 'onClick', 'onKeyDown', 'onKeyUp', 'onMouseDown', 'ref', 'tabIndex'];
/** For styles that the menu does not use. */
const ofStyles = ['autoFocus', 'data-headlessui-state', 'onBlur', 'onFocus', 'onPointerDown', 'onPointerUp', 'style'];

test('Headless UI gives a button and a panel no props that the popover of a menu ignores', () => {
  const given = [...getNames((as) => <PopoverButton as={as} />), ...getNames((as) => <PopoverPanel static as={as} />)];
  expect(given).toContain('onClick');
  expect(given.filter((name) => ![...applied, ...ofStyles].includes(name))).toEqual([]);
});
