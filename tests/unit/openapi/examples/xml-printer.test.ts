import { describe, expect, it } from 'vitest';
import { getOperation, toModel } from '../to-model';

/** Returns the example of a request body with an XML media type. */
function toExample(schema: string, { components = '{}', mediaType = 'application/xml', example = '' } = {}): string {
  const spec = toModel(
    `components: { schemas: ${components} }
paths: { /a: { post: { operationId: a, requestBody: { content: { ${mediaType}: { schema: ${schema}${example && `, example: ${example}`} } } }, responses: {} } } }`,
  );
  return getOperation(spec, 'a').requestBody?.content[0]?.examples[0]?.source ?? '';
}

const pets = (xml: string, items = '{ type: string }') =>
  `{ type: object, xml: { name: zoo }, properties: { animals: { type: array, ${xml}items: ${items}, example: [cat, dog] } } }`;
const named = '{ type: string, xml: { name: animal } }';

// The examples of the specification.
it.each([
  ['a list', pets(''), '<animals>cat</animals><animals>dog</animals>'],
  ['the names of items', pets('', named), '<animal>cat</animal><animal>dog</animal>'],
  ['a name without an element', pets('xml: { name: aliens }, ', named), '<animal>cat</animal><animal>dog</animal>'],
  [
    'a wrapped list',
    pets('xml: { wrapped: true }, '),
    '<animals><animals>cat</animals><animals>dog</animals></animals>',
  ],
  [
    'a wrapped list with names of items',
    pets('xml: { wrapped: true }, ', named),
    '<animals><animal>cat</animal><animal>dog</animal></animals>',
  ],
  [
    'both names',
    pets('xml: { wrapped: true, name: aliens }, ', named),
    '<aliens><animal>cat</animal><animal>dog</animal></aliens>',
  ],
  [
    'the outer name',
    pets('xml: { wrapped: true, name: aliens }, '),
    '<aliens><aliens>cat</aliens><aliens>dog</aliens></aliens>',
  ],
])('%s has the elements that the specification shows', (_, schema, expected) => {
  expect(toExample(schema).replace(/\n */g, '')).toBe(`<zoo>${expected}</zoo>`);
});

describe('the example of an XML body', () => {
  it('has attributes, prefixes, namespaces, and the name of its component', () => {
    expect(
      toExample('{ $ref: "#/components/schemas/Person" }', {
        components:
          '{ Person: { type: object, properties: { id: { type: integer, example: 1, xml: { attribute: true } }, name: { type: string, example: "A & <B>", xml: { namespace: "https://x.test/s", prefix: s } }, tag: { type: string, example: t, xml: { namespace: "https://x.test/s", prefix: s } } } } }',
      }),
    ).toBe(
      '<Person id="1">\n  <s:name xmlns:s="https://x.test/s">A &amp; &lt;B&gt;</s:name>\n  <s:tag xmlns:s="https://x.test/s">t</s:tag>\n</Person>',
    );
  });

  it('declares a namespace once for an element, its attributes, and what is inside', () => {
    const schema =
      '{ type: object, xml: { name: RDF, prefix: rdf, namespace: "https://x.test/rdf#" }, properties: { about: { type: string, example: \'a"b\', xml: { attribute: true, prefix: rdf, namespace: "https://x.test/rdf#" } }, label: { type: string, example: Tree, xml: { prefix: rdf, namespace: "https://x.test/rdf#" } }, plain: { type: string, example: x, xml: { namespace: "https://x.test/plain" } } } }';
    expect(toExample(schema, { mediaType: 'application/rdf+xml' })).toBe(
      '<rdf:RDF xmlns:rdf="https://x.test/rdf#" rdf:about="a&quot;b">\n  <rdf:label>Tree</rdf:label>\n  <plain xmlns="https://x.test/plain">x</plain>\n</rdf:RDF>',
    );
  });

  it('has texts, sections, and no element for the node types of OpenAPI 3.2', () => {
    const schema =
      '{ type: object, xml: { name: note }, properties: { lang: { type: string, example: en, xml: { nodeType: attribute } }, text: { type: string, example: "a < b", xml: { nodeType: text } } } }';
    expect(toExample(schema)).toBe('<note lang="en">a &lt; b</note>');
    const section =
      '{ type: object, xml: { name: note }, properties: { text: { type: string, example: "a ]]> b", xml: { nodeType: cdata } } } }';
    expect(toExample(section)).toBe('<note><![CDATA[a ]]]]><![CDATA[> b]]></note>');
    const flat =
      '{ type: object, xml: { name: note }, properties: { inner: { type: object, xml: { nodeType: none }, properties: { a: { type: string, example: x } } } } }';
    expect(toExample(flat)).toBe('<note>\n  <a>x</a>\n</note>');
  });

  it('keeps the lines of a CDATA section as they are, at every depth', () => {
    const note = '{ type: object, properties: { text: { type: string, xml: { nodeType: cdata } } } }';
    const schema = `{ properties: { notes: { type: object, properties: { note: ${note} } } } }`;
    expect(toExample(schema, { example: '{ notes: { note: { text: "a\\n<b/>\\n  <c/>" } } }' })).toBe(
      '<root>\n  <notes>\n    <note><![CDATA[a\n<b/>\n  <c/>]]></note>\n  </notes>\n</root>',
    );
  });

  it('has only names that XML allows', () => {
    const schema =
      '{ xml: { name: "a b><c" }, properties: { own: { type: string, example: x, xml: { name: "s:1", attribute: true } }, far: { type: string, example: y, xml: { prefix: "p q" } } } }';
    expect(toExample(schema)).toBe('<a_b__c s:_1="x">\n  <p_q:far>y</p_q:far>\n</a_b__c>');
  });

  it('keeps line breaks in attributes, and replaces the characters that XML cannot contain', () => {
    const schema = '{ properties: { a: { type: string, xml: { attribute: true } }, b: { type: string } } }';
    expect(toExample(schema, { example: '{ a: "\\n\\t\\r\\x01\\"", b: "\\r\\x01\\"" }' })).toBe(
      '<root a="&#10;&#9;&#13;\ufffd&quot;">\n  <b>&#13;\ufffd"</b>\n</root>',
    );
    const section = '{ properties: { a: { type: string, xml: { nodeType: cdata } } } }';
    expect(toExample(section, { example: '{ a: "\\x01" }' })).toBe('<root><![CDATA[\ufffd]]></root>');
  });

  it('is XML for an authored JSON value, for a list, and for `null`, and stays as written if it is text', () => {
    const schema =
      '{ type: array, items: { type: object, xml: { name: cat }, properties: { age: { type: [integer, "null"] } } } }';
    expect(toExample(schema, { example: '[{ age: 3 }, { age: null }]' })).toBe(
      '<root>\n  <cat>\n    <age>3</age>\n  </cat>\n  <cat>\n    <age xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>\n  </cat>\n</root>',
    );
    expect(toExample(schema, { example: '"<cats/>"' })).toBe('<cats/>');
    expect(toExample('{}', { example: '{ "a b": 7, "1": [] }' })).toBe('<root>\n  <a_b>7</a_b>\n</root>');
  });

  it('uses the XML of the alternative that has a property, and keeps line breaks in texts', () => {
    const schema =
      '{ xml: { name: pet }, oneOf: [{ type: object, required: [bark], properties: { bark: { type: string, example: "a\\n b", xml: { name: sound } } } }] }';
    expect(toExample(schema)).toBe('<pet>\n  <sound>a\n b</sound>\n</pet>');
  });
});
