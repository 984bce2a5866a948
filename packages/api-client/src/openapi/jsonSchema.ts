import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

/** Describes the wire side of a schema, since JSON Schema has no transforms. The dialect is that of OpenAPI 3.1. */
export function jsonSchemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Json {
  const settings: ConversionConfig = {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // A tuple never has further items.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'tuple' ? { ...jsonSchema, items: false } : undefined,
  };
  const { $schema: _, ...rest } = toJsonSchema(schema, settings) as Record<string, unknown>;
  return rest;
}
