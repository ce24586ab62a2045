import { bodyEdits } from './body-edits';
import { operationEdits } from './operation-edits';
import { propertyEdits } from './property-edits';
import { valueEdits } from './value-edits';
import type { Edit } from './edit';

/** Edits by what they do. */
export const edits: Record<string, Edit> = { ...propertyEdits, ...valueEdits, ...bodyEdits, ...operationEdits };
