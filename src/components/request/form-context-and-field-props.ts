import { createContext, useContext, type ReactNode } from 'react';
import type { SchemaId } from '@/openapi/model/schema';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import type { ValuePath } from '@/openapi/requests/get-and-set-request-values';

/** What all fields of a form share. */
export interface FormState {
  form: RequestForm;
  /** Whether samples read secrets in the body from the environment, which only JSON allows. */
  hasVariables: boolean;
  /** The problems of values, by the id of the field. */
  problems: ReadonlyMap<string, string[]>;
  /** Sets the value at a path; `undefined` removes it. The element with the id gets the focus afterwards. */
  change: (path: ValuePath, value: unknown, focus?: string) => void;
}

/** What the item of a list needs to be moved and removed. */
export interface ItemActions {
  /** It stays the same when the item is moved. */
  key: number;
  remove: () => void;
  /** Moves the item up or down. Undefined at the end of the list. */
  up?: () => void;
  down?: () => void;
}

/** The field of a value in a form. */
export interface FieldProps {
  path: ValuePath;
  name: string;
  schema: SchemaId | undefined;
  value: unknown;
  isRequired?: boolean;
  /** Whether it can be removed. */
  isOptional?: boolean;
  /** What an item of a list can do besides. */
  item?: ItemActions;
  /** What is sent without a value. */
  note?: string;
  /** The variable of a secret parameter. */
  secretVariable?: string;
  /** The description of a parameter, which its schema does not have. */
  description?: string;
}

/** Renders a field inside of a group, which does not know the component, since fields contain groups. */
export type RenderField = (field: FieldProps) => ReactNode;

export const FormContext = createContext<FormState | undefined>(undefined);

/** Returns what all fields of the form share. */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('The field is outside of a form.');
  return state;
}

/** Returns the id of the field for the value at a path. */
export function toFieldId(path: ValuePath): string {
  return `request ${JSON.stringify(path)}`.replace(/\s/g, '_');
}
