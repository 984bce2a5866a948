import type { WireSchema } from '../contract/endpoint.ts';
import { asn, asnText } from '../contract/wire.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';

/** The parts of a valibot schema that describe a parameter. */
interface Described {
  readonly type: string;
  readonly wrapped?: Described;
  readonly default?: unknown;
  readonly pipe?: readonly Step[];
}

interface Step extends Described {
  readonly item?: WireSchema;
  readonly operation?: unknown;
  readonly requirement?: unknown;
}

/**
 * Describes a parameter for readers of the document. On the wire, all are texts; those parsed as numbers are described as numbers with their limits,
 * and lists by their items. An empty `default` is left out.
 */
export function parameterSchema(schema: WireSchema): Json {
  const outer = schema as unknown as Described;
  const inner = outer.type === 'optional' && outer.wrapped ? outer.wrapped : outer;
  const given = outer === inner ? undefined : outer.default;
  if ((inner as unknown) === asnText) return jsonSchemaOf(asn, 'output');
  const steps = stepsOf(inner);
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement;
  const items = steps.find((step) => step.type === 'array')?.item;
  if (items) return { type: 'array', items: parameterSchema(items), maxItems: limit('max_length') };
  if (!steps.some((step) => step.operation === Number)) return withoutEmptyDefault(textSchema(inner, given));
  return defined({
    type: String(limit('regex')).includes('.') ? 'number' : 'integer',
    minimum: limit('min_value') ?? 0,
    maximum: limit('max_value'),
    default: given === undefined ? undefined : Number(given),
  });
}

/** A switch accepts more spellings than readers need, so it is described as a boolean. */
function textSchema(inner: Described, given: unknown): Json {
  const json = jsonSchemaOf(inner as unknown as WireSchema, 'input');
  const isSwitch = Array.isArray(json['enum']) && json['enum'].includes('true');
  if (isSwitch) return { type: 'boolean', default: given === 'true' };
  return given === undefined ? json : { ...json, default: given };
}

function withoutEmptyDefault({ default: given, ...json }: Json): Json {
  return given === undefined || given === '' ? json : { ...json, default: given };
}

function defined(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
}

/** All steps of a pipe, including those of nested pipes. */
function stepsOf({ pipe = [] }: Described): Step[] {
  return pipe.flatMap((step) => [...stepsOf(step), step]);
}
