import { expect, it } from 'vitest';
import { schemaLines, typeOf } from './schemaLines.ts';

it.each([
  [{ type: 'integer', minimum: 0, maximum: 9 }, 'integer 0–9'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Network' } }, 'list of Network'],
  [{ enum: ['all', '4'] }, '"all" | "4"'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{}, 'any'],
])('%j is %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

it('lists fields, those of inner objects one step in, and names shared schemas', () => {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
      page: { type: 'object', properties: { size: { type: 'integer' } } },
    },
  };
  expect(schemaLines(schema)).toEqual([
    { depth: 0, name: 'data', type: 'list of Row', isRequired: true, of: 'Row' },
    { depth: 0, name: 'page', type: 'object', isRequired: false },
    { depth: 1, name: 'size', type: 'integer', isRequired: false },
  ]);
});
