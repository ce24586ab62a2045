import { OperationId, OperationTag, OperationSummary, OperationDescription } from './operation-words.mjs';
import { ParameterDescription, SchemaDescription, FieldDescription } from './descriptions.mjs';
import { BearerSecurity } from './bearer-security.mjs';
import { ShortNameLength } from './short-name-length.mjs';
import { UnknownFirst, EnumDescriptions } from './enumerations.mjs';
import { AssumedReason } from './assumed-reason.mjs';
import { ResponseBody } from './response-body.mjs';

/** The house rules, which `redocly.yaml` switches on under the prefix `house/`. */
export default function plugin() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'operation-id': OperationId,
        'operation-tag': OperationTag,
        'operation-summary': OperationSummary,
        'operation-description': OperationDescription,
        'parameter-description': ParameterDescription,
        'schema-description': SchemaDescription,
        'field-description': FieldDescription,
        'bearer-security': BearerSecurity,
        'short-name-length': ShortNameLength,
        'unknown-first': UnknownFirst,
        'enum-descriptions': EnumDescriptions,
        'assumed-reason': AssumedReason,
        'response-body': ResponseBody,
      },
    },
  };
}
