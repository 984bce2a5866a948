import type { WireSchema } from '../contract/endpoint.ts';
import { asn, asnText } from '../contract/wire.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';

/** The parts of a valibot schema that say what a parameter is once it is read. */
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
 * What a parameter of an address is, as a document for people says it. All of them are texts on the wire; those that are read as numbers are
 * described as such, with their limits, and lists by what they are lists of. `default` is left out where nothing is meant by it.
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

/** A switch takes more spellings than anybody needs to know of. */
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

/** A pipe may begin with a pipe. */
function stepsOf({ pipe = [] }: Described): Step[] {
  return pipe.flatMap((step) => [...stepsOf(step), step]);
}
