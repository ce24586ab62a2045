import { describe, expect, it } from 'vitest';
import { readPayloadScripts, removeStaticHtml } from '@/next-output/read-payloads-without-static-html';

const part = '<!--static--><p>täxt\n9:"no row"</p>';
const text = (id: string, value: string) => `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
const cut = (payload: string) => removeStaticHtml(Buffer.from(payload)).rest.toString();

describe('removeStaticHtml', () => {
  it('counts the pieces of static HTML', () => {
    const payload = `1:"a"\n${text('2', part)}4:["$","div",null,{"__html":"<!--static--><p>"}]\n`;
    expect(removeStaticHtml(Buffer.from(payload)).count).toBe(2);
    expect(removeStaticHtml(Buffer.from('1:"a"\n')).count).toBe(0);
  });

  it('removes static HTML from text rows and nothing else', () => {
    const long = 'x\n3:T5,<!--static-->';
    const payload = `1:"a"\n${text('2', part)}${text('3', long)}4:["$","div",null,{"html":"$2"}]\n`;
    expect(cut(payload)).toBe(`1:"a"\n2:""\n${text('3', long)}4:["$","div",null,{"html":"$2"}]\n`);
  });

  it('removes the text of a static script', () => {
    expect(cut(`1:"a"\n${text('2', '/*static*/(function(){})()')}3:"b"\n`)).toBe('1:"a"\n2:""\n3:"b"\n');
  });

  it('removes short static HTML inside the row of its element', () => {
    const row = (html: string) => `4:["$","$L1d",null,{"className":"a","__html":${html},"id":"b"}]\n`;
    expect(cut(row('"<!--static--><p class=\\"x\\">\\\\</p>"'))).toBe(row('""'));
    expect(cut(row('"<p>"'))).toBe(row('"<p>"'));
  });

  it('does not change a payload that has no static HTML or is incomplete', () => {
    for (const payload of ['', '1:"a"\n2:I[1,["$4"],"X"]\n', ':HL["/a.css","style"]\n9:X\n', '1:"a', 'no row'])
      expect(cut(payload)).toBe(payload);
  });

  it('does not mistake a string in a data row for a text row', () => {
    const row = '1:["$","p",null,{"children":"5:T4,<!--static-->"}]\n2:"b"\n';
    expect(cut(row)).toBe(row);
  });
});

describe('readPayloadScripts', () => {
  const push = (value: unknown[]) => `self.__next_f.push(${JSON.stringify(value)})`;
  const first = '(self.__next_f=self.__next_f||[]).push([0])';

  it('returns one payload without static HTML, even if the HTML spans several scripts', () => {
    const whole = `1:"a"\n${text('2', part)}3:"</script><!--"\n`;
    expect(readPayloadScripts([first, push([1, whole.slice(0, 20)]), push([1, whole.slice(20)])])).toEqual({
      others: [first],
      payload: '1:"a"\n2:""\n3:"</script><!--"\n',
      count: 1,
    });
  });

  it('decodes the chunks that Next.js writes as bytes', () => {
    const bytes = Buffer.from('1:"ä"\n');
    const scripts = [
      first,
      push([3, bytes.subarray(0, 4).toString('base64')]),
      push([3, bytes.subarray(4).toString('base64')]),
    ];
    expect(readPayloadScripts(scripts).payload).toBe('1:"ä"\n');
  });
});
