import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticHtml } from '@/components/ui/static-html';

describe('StaticHtml', () => {
  it('renders its children as HTML and identifies it by a hash', () => {
    const show = (text: string) =>
      renderToString(
        <StaticHtml className="frame" path="/a/" data-x="1">
          <p>{text}</p>
        </StaticHtml>,
      );
    const [, id = ''] = /data-static="([\da-f]{16})"/.exec(show('one')) ?? [];
    expect(show('one')).toBe(`<div class="frame" data-x="1" data-static="${id}"><!--static--><p>one</p></div>`);
    expect(show('two')).not.toContain(id);
  });

  it('escapes text and attributes, but neither quotes in text nor data in scripts', () => {
    const shown = renderToString(
      <StaticHtml>
        {`<b>"&'`}
        <i title={`>"<'`}>{`a "b" 'c'`}</i>
        <script type="application/ld+json">{'{"a":"&quot;"}'}</script>
      </StaticHtml>,
    );
    expect(shown).toContain(`&lt;b&gt;"&amp;'<i title="&gt;&quot;&lt;&#x27;">a "b" 'c'</i>`);
    expect(shown).toContain('{"a":"&quot;"}');
  });
});
