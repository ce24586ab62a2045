import { describe, expect, it } from 'vitest';
import { parseModel } from '@/openapi/serialize-model';
import { makeProject, toDocument, type Project } from '../../project';

const cats = `paths:
  /pets:
    post:
      operationId: addPet
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
      responses: { '201': { description: Created. } }
`;

/** Returns a document whose schema `Pet` has the given YAML as the mapping of its discriminator. */
function toPets(mapping: string): string {
  return toDocument(`${cats}components:
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator:
        propertyName: kind
        mapping: ${mapping}
    Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
`);
}

async function makePets(mapping: string, files: Record<string, string> = {}): Promise<Project> {
  return makeProject({ 'openapi/pets/openapi.yaml': toPets(mapping), ...files });
}

describe('the mapping of a discriminator', () => {
  it.each([
    ['names of schemas', '{ tom: Cat, rex: Dog }'],
    ['references', `{ tom: '#/components/schemas/Cat', rex: '#/components/schemas/Dog' }`],
    ['both', `{ tom: Cat, rex: '#/components/schemas/Dog' }`],
  ])('has %s, which select the alternatives in the model and in samples', async (_, mapping) => {
    const project = await makePets(mapping);
    const { problems, written } = await project.build();
    expect([problems, written]).toEqual([[], true]);
    const { spec } = parseModel(await project.read('src/generated/pets.model.json'));
    const [applicator] = spec.schemas['#/components/schemas/Pet']?.applicators ?? [];
    expect(applicator).toMatchObject({ discriminator: 'kind', variants: [{ values: ['tom'] }, { values: ['rex'] }] });
    expect(JSON.stringify(spec.operations)).toContain('tom');
  });

  it('may name a schema of the root document from another file', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        'components:\n  schemas:\n    Pet: { $ref: Pet.yaml }\n    Cat: { type: object, properties: { kind: { type: string } } }\n',
      ),
      'openapi/pets/Pet.yaml':
        "oneOf: [{ $ref: 'openapi.yaml#/components/schemas/Cat' }]\ndiscriminator: { propertyName: kind, mapping: { tom: Cat } }\n",
    });
    expect(await project.getProblems()).toEqual([]);
  });

  it.each([
    ['a misspelled name', '{ tom: Cat, rex: Dig }', '20:35', '"Dig", which is not a schema. Did you mean "Dog"?'],
    ['another name', '{ tom: Vehicle }', '20:25', '"Vehicle", which is not a schema. Use one of: Pet, Cat, Dog.'],
    ['a name of Object.prototype', '{ tom: toString }', '20:25', '"toString", which is not a schema.'],
  ])('has an error at the entry for %s', async (_, mapping, place, message) => {
    const project = await makePets(mapping);
    const problems = await project.getProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`openapi/pets/openapi.yaml:${place}: error discriminator-mapping`);
    expect(problems[0]).toContain(message);
  });

  it.each([
    ['a reference', `{ tom: '#/components/schemas/Cut' }`, '"Cut" is not at #/components/schemas'],
    ['a file', '{ tom: ./Cut.yaml }', 'there is no file openapi/pets/Cut.yaml. Did you mean "Cat.yaml"?'],
  ])('has one error that names the missing target of %s', async (_, mapping, message) => {
    const project = await makePets(mapping, { 'openapi/pets/Cat.yaml': 'type: object\n' });
    const problems = await project.getProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^openapi\/pets\/openapi\.yaml:20:25: error no-unresolved-refs/);
    expect(problems[0]).toContain(message);
  });

  it('lists each of several targets that are missing', async () => {
    const problems = await (await makePets('{ a: Cat, b: Dig, c: Dug }')).getProblems();
    expect(problems).toHaveLength(2);
  });
});
