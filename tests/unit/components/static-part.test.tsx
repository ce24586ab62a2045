import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticPart } from '@/components/ui/static-part';

describe('a static part', () => {
  it('stands in the page as HTML, named by a hash of it', () => {
    const show = (text: string) =>
      renderToString(
        <StaticPart className="frame" path="/a/" data-x="1">
          <p>{text}</p>
        </StaticPart>,
      );
    const [, id = ''] = /data-part="([\da-f]{16})"/.exec(show('one')) ?? [];
    expect(show('one')).toBe(`<div class="frame" data-x="1" data-part="${id}"><!--part--><p>one</p></div>`);
    expect(show('two')).not.toContain(id);
  });

  it('escapes what it shows, and quotes where they mean something', () => {
    const shown = renderToString(
      <StaticPart>
        {`<b>"&'`}
        <i title={`>"<'`}>{`a "b" 'c'`}</i>
        <script type="application/ld+json">{'{"a":"&quot;"}'}</script>
      </StaticPart>,
    );
    expect(shown).toContain(`&lt;b&gt;"&amp;'<i title="&gt;&quot;&lt;&#x27;">a "b" 'c'</i>`);
    expect(shown).toContain('{"a":"&quot;"}');
  });
});
