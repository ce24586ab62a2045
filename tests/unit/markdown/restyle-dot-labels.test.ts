import { expect, it } from 'vitest';
import { withLabels } from '@/markdown/restyle-dot-labels';

it('an edge whose label has an escaped backslash keeps it, and gets space around each line', () => {
  expect(withLabels(String.raw`a -> b [label="C:\\new\ntwo"]`)).toBe(String.raw`a -> b [label="  C:\\new  \n  two  "]`);
});

it('a node whose name contains the operator of an edge is a node', () => {
  expect(withLabels(String.raw`"pre--post" [label="A\nb"]`)).toContain('<FONT POINT-SIZE="13">b</FONT>');
});
