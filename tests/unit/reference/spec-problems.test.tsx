import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SpecProblems } from '@/components/reference/spec-problems';

it('the problems of a spec stand over its page, and nothing where there are none', () => {
  const problem = 'openapi/accounts/openapi.yaml:3:1 error struct <b>';
  const markup = renderToStaticMarkup(<SpecProblems problems={[problem]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('<li>openapi/accounts/openapi.yaml:3:1 error struct &lt;b&gt;</li>');
  expect(renderToStaticMarkup(<SpecProblems problems={[]} />)).toBe('');
});
