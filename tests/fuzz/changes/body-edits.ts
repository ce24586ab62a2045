import type { Parameter } from './types';
import type { Edit } from './edit';
import { isAny, select, toEdit } from './place';
import type { PlacedOperation } from './schemas';

const added = { name: 'added', in: 'query', schema: { type: 'string' } };

/** Edits of parameters, bodies, and responses by what they do. */
export const bodyEdits: Record<string, Edit> = {
  'adds an optional parameter': toEdit(isAny, ({ operation, sends }) => {
    operation.parameters = [...(operation.parameters ?? []), added];
    return [`${sends} safe`];
  }),
  'adds a required parameter': toEdit(isAny, ({ operation, sends }) => {
    operation.parameters = [...(operation.parameters ?? []), { ...added, required: true }];
    return [select(sends, 'breaking', 'safe')];
  }),
  'removes an optional parameter': toEdit(hasParameter(false), (placed) => {
    removeParameter(placed, false);
    const { sends } = placed;
    return [`${sends} risky`];
  }),
  'removes a required parameter': toEdit(hasParameter(true), (placed) => {
    removeParameter(placed, true);
    const { sends } = placed;
    return [select(sends, 'risky', 'breaking')];
  }),
  'requires a parameter': toEdit(hasParameter(false), (placed) => {
    Object.assign(findParameter(placed, false) ?? {}, { required: true });
    const { sends } = placed;
    return [select(sends, 'breaking', 'safe')];
  }),
  'serializes a parameter differently': toEdit(
    ({ operation }) => operation.parameters?.some((parameter) => parameter.in === 'query') ?? false,
    ({ operation, sends }) => {
      const parameter = operation.parameters?.find((one) => one.in === 'query');
      Object.assign(parameter ?? {}, { style: 'pipeDelimited', explode: false });
      return [`${sends} breaking`];
    },
  ),
  'adds a required body': toEdit(canGetBody, ({ operation, sends }) => {
    operation.requestBody = { required: true, content: { 'text/plain': {} } };
    return [select(sends, 'breaking', 'safe')];
  }),
  'removes a body': toEdit(hasBody, ({ operation, sends }) => {
    delete operation.requestBody;
    return [`${sends} breaking`];
  }),
  'changes whether a body is required': toEdit(hasBody, ({ operation, sends }) => {
    const { content, required = false } = operation.requestBody ?? { content: {} };
    operation.requestBody = { content, required: !required };
    return [required ? select(sends, 'safe', 'breaking') : select(sends, 'breaking', 'safe')];
  }),
  'adds a media type': toEdit(hasBody, ({ operation, sends }) => {
    Object.assign(operation.requestBody?.content ?? {}, { 'text/plain': {} });
    return [`${sends} safe`];
  }),
  'removes a media type': toEdit(isAny, ({ operation, receives }) => {
    Object.assign(operation.responses['200'] ?? {}, { content: {} });
    return [`${receives} breaking`];
  }),
  'removes a response': toEdit(isAny, ({ operation, receives }) => {
    delete operation.responses['200'];
    return [`${receives} breaking`];
  }),
  'adds a response': toEdit(isAny, ({ operation, receives }) => {
    operation.responses['201'] = { description: 'Made.' };
    return [select(receives, 'safe', 'risky')];
  }),
  'removes the response for an error': toEdit(isAny, ({ operation, receives }) => {
    delete operation.responses['404'];
    return [select(receives, 'risky', 'safe')];
  }),
  'adds a response for an error': toEdit(isAny, ({ operation, receives }) => {
    operation.responses['500'] = { description: 'No.' };
    return [`${receives} safe`];
  }),
};

function findParameter({ operation }: PlacedOperation, isRequired: boolean): Parameter | undefined {
  return operation.parameters?.find(({ required = false }) => required === isRequired);
}

function hasParameter(isRequired: boolean): (placed: PlacedOperation) => boolean {
  return (placed) => findParameter(placed, isRequired) !== undefined;
}

function removeParameter(placed: PlacedOperation, isRequired: boolean): void {
  const removed = findParameter(placed, isRequired);
  placed.operation.parameters = placed.operation.parameters?.filter((one) => one !== removed);
}

function hasBody({ operation }: PlacedOperation): boolean {
  return operation.requestBody !== undefined;
}

function canGetBody({ operation, item }: PlacedOperation): boolean {
  return operation.requestBody === undefined && item.post === operation;
}
