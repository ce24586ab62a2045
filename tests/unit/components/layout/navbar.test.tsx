import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toContents } from '@/app/navbar-html-and-custom-items';
import { customItems } from '@/components/layout/custom-navbar-items';
import { BarItems, withContents } from '@/components/layout/nav-items';
import { Navbar } from '@/components/layout/navbar';
import type { Navbar as NavbarData } from '@/site/navbar-types-and-read-navbar-json';
import { toLook, toShownNavbar } from '@/site/navbar-for-browser';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { least } from '../../site/config';

test('Navbar has no theme switch if the configuration disables it', () => {
  const show = (disableSwitch: boolean) => {
    const site = parseSite({ ...least, colorMode: { disableSwitch } });
    return renderToStaticMarkup(<Navbar left={[]} right={[]} {...toLook(site)} search={null} />);
  };
  expect(show(false)).toContain('Switch between dark and light mode');
  expect(show(true)).not.toContain('Switch between');
});

test('BarItems renders a custom item with the component of its type', () => {
  const type = 'custom-status';
  customItems[type] = ({ label, level }) => <b title={String(level)}>{String(label)}</b>;
  const site = parseSite(least);
  const navbar: NavbarData = {
    left: [{ kind: 'custom', type, options: { label: 'All is well', level: 1 } }],
    right: [],
  };
  const shown = withContents(toShownNavbar(navbar, site).left, toContents(navbar));
  delete customItems[type];
  expect(renderToStaticMarkup(<BarItems items={shown} search={null} />)).toBe('<li><b title="1">All is well</b></li>');
});
