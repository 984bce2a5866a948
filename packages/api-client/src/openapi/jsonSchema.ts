import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

/** Transforms have no counterpart in JSON Schema: the side that stands on the wire is described, in the dialect of OpenAPI 3.1. */
export function jsonSchemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Json {
  const settings: ConversionConfig = {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // Nothing is ever sent after what a tuple names.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'tuple' ? { ...jsonSchema, items: false } : undefined,
  };
  const { $schema: _, ...rest } = toJsonSchema(schema, settings) as Record<string, unknown>;
  return rest;
}
