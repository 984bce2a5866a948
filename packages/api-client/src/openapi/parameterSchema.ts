import type * as v from 'valibot';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';

/** The parts of a valibot schema that say what a parameter is once it is read. */
interface Described {
  readonly type: string;
  readonly wrapped?: Described;
  readonly default?: unknown;
  readonly pipe?: readonly Step[];
}

interface Step extends Described {
  readonly item?: v.GenericSchema<unknown, unknown>;
  readonly operation?: unknown;
  readonly requirement?: unknown;
}

/**
 * What a parameter of an address is, as a document for people says it. All of them are texts on the wire; those that are read as numbers are
 * described as such, with their limits, and lists by what they are lists of.
 */
export function parameterSchema(schema: v.GenericSchema<unknown, unknown>): Json {
  const outer = schema as unknown as Described;
  const inner = outer.type === 'optional' && outer.wrapped ? outer.wrapped : outer;
  const given = outer === inner ? undefined : outer.default;
  const steps = stepsOf(inner);
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement;
  const items = steps.find((step) => step.type === 'array')?.item;
  if (items) return { type: 'array', items: jsonSchemaOf(items, 'input'), maxItems: limit('max_length') };
  if (!steps.some((step) => step.operation === Number)) return jsonSchemaOf(schema, 'input');
  return {
    type: String(limit('regex')).includes('.') ? 'number' : 'integer',
    minimum: limit('min_value') ?? 0,
    maximum: limit('max_value'),
    ...(given === undefined ? {} : { default: Number(given) }),
  };
}

/** A pipe may begin with a pipe. */
function stepsOf({ pipe = [] }: Described): Step[] {
  return pipe.flatMap((step) => [...stepsOf(step), step]);
}
