import { expect } from 'vitest';
import { loadLintConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { toProblemText } from '@/openapi/source/spec-problem';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { loadServiceSource } from '@/openapi/source/service-names-and-root-documents';
import { makeProject } from './project';

/** A spec of several files that complies with every house rule. */
export const files = {
  'openapi/pets/openapi.yaml': `openapi: 3.1.0
info:
  title: Pets
  version: v1
servers:
  - url: https://api.test
security:
  - bearerAuth: []
tags:
  - name: Pets
    description: All pets.
paths:
  /pets/{id}:
    $ref: paths/pet.yaml
components:
  schemas:
    Pet:
      $ref: schemas/Pet.yaml
    Size:
      description: The size of a pet.
      type: string
      enum: [Small, Large]
  parameters:
    id:
      name: id
      in: path
      required: true
      description: The id of the pet.
      schema:
        type: string
  securitySchemes:
    bearerAuth:
      $ref: security.yaml
`,
  'openapi/pets/security.yaml': 'type: http\nscheme: bearer\n',
  'openapi/pets/responses/Ok.yaml': 'description: The response body is not documented.\n',
  'openapi/pets/paths/pet.yaml': `parameters:
  - $ref: ../openapi.yaml#/components/parameters/id
put:
  operationId: replacePet
  tags: [Pets]
  summary: Replace a pet
  description: Takes a pet, and puts it into the place of another.
  requestBody:
    content:
      application/json:
        schema:
          $ref: ../schemas/Pet.yaml
        example:
          size: Small
  responses:
    '200':
      $ref: ../responses/Ok.yaml
`,
  'openapi/pets/schemas/Pet.yaml': `type: object
description: A pet.
properties:
  size:
    $ref: ../openapi.yaml#/components/schemas/Size
`,
};

export type File = keyof typeof files;

const config = loadLintConfig(process.cwd());

/** Replaces a text in a file of the spec, lints it with the rules of this project, and returns the problems as text. */
export async function lintChanged(file: File, text: string, replacement: string): Promise<string[]> {
  expect(files[file]).toContain(text);
  const project = await makeProject({ ...files, [file]: files[file].replace(text, replacement) });
  const source = await loadServiceSource(project.root, 'pets');
  const { problems } = await loadService(project.root, source, await config);
  return problems.map(toProblemText);
}

export const root = 'openapi/pets/openapi.yaml';
export const path = 'openapi/pets/paths/pet.yaml';
export const pet = 'openapi/pets/schemas/Pet.yaml';
