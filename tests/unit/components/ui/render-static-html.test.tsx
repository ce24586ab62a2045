import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderStaticHtml, StaticHtml } from '@/components/ui/render-static-html';

describe('StaticHtml', () => {
  it('renders its children as HTML that the export can find', () => {
    const shown = renderToString(
      <StaticHtml>
        <p>one</p>
      </StaticHtml>,
    );
    expect(shown).toBe('<div class="contents"><!--static--><p>one</p></div>');
  });
});

describe('renderStaticHtml', () => {
  it('escapes text and attributes, but neither quotes in text nor data in scripts', () => {
    const shown = renderStaticHtml(
      <>
        {`<b>"&'`}
        <i title={`>"<'`}>{`a "b" 'c'`}</i>
        <script type="application/ld+json">{'{"a":"&quot;"}'}</script>
      </>,
    );
    expect(shown).toContain(
      `&lt;b&gt;"&amp;'<i title="&gt;&quot;&lt;&#x27;">a "b" 'c'</i>`.replace('"&amp;\'', '&quot;&amp;&#x27;'),
    );
    expect(shown).toContain('{"a":"&quot;"}');
  });
});
