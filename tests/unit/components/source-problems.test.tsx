import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceProblems } from '@/components/ui/source-problems';

it('SourceProblems renders the problems of a spec, or nothing if there are none', () => {
  const problem = 'openapi/accounts/openapi.yaml:3:1: error struct <b>';
  const markup = renderToStaticMarkup(<SourceProblems title="Problems" problems={[problem]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('<li>openapi/accounts/openapi.yaml:3:1: error struct &lt;b&gt;</li>');
  expect(renderToStaticMarkup(<SourceProblems title="Problems" problems={[]} />)).toBe('');
});
