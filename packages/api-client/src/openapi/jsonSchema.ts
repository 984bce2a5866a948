import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

/** Transforms have no counterpart in JSON Schema: the side that stands on the wire is described. */
export function jsonSchemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Record<string, unknown>;
  return rest;
}
