import type { Example } from '../model/example';
import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { ExampleTools } from './add-authored-and-generated-examples';
import { toGeneratedExample, type CandidateGenerator } from './generate-example-candidates';
import { toPrinted } from './format-for-media-type';
import { findValid } from './repair-example';
import type { ExampleValidator } from './example-validator';

/** A document with more component schemas gets no examples of them: compiling a validator for each takes too long. */
const mostComponents = 150;

/** The maximum number of values in an example of a component schema. */
const valuesOfExample = 60;

/** Generates a JSON example for each component schema that is an object or an array with something inside. */
export function addComponentExamples(
  { validator, generator }: ExampleTools,
  table: SchemaTable,
  componentIds: SchemaId[],
): void {
  if (componentIds.length > mostComponents) return;
  for (const id of componentIds) {
    const node = table[id];
    if (node && hasExample(node)) node.example = findExample(id, generator, validator);
  }
}

function hasExample(node: SchemaNode): boolean {
  if (node.annotatedRef !== undefined) return false;
  if (node.kind === 'object') return node.properties.length > 0 || node.applicators.length > 0;
  return node.kind === 'array' || node.kind === 'composition';
}

/** Returns the first generated value that is valid, in the direction of a response: it includes read-only properties. */
function findExample(id: SchemaId, generator: CandidateGenerator, validator: ExampleValidator): Example | undefined {
  const candidates = generator.getCandidates(id, 'response', valuesOfExample);
  const { valid } = findValid(candidates, (value) => validator.findFault(id, 'response', value));
  return valid && toGeneratedExample(toPrinted(valid.value, 'application/json'), valid);
}
