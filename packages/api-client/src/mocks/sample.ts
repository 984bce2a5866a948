import type * as v from 'valibot';

/** The parts of a valibot schema that describe a value. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly items?: readonly Described[];
  readonly wrapped?: Described;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const INSTANT = '2026-01-01T00:00:00.000Z';

/** Returns a simple value that a schema accepts: always the same, with one item per list. For mocks whose content does not matter. */
export function sampleOf(schema: v.GenericSchema): unknown {
  return sample(schema);
}

function sample(schema: Described): unknown {
  switch (schema.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, sample(entry)]));
    case 'array':
      return schema.item ? [sample(schema.item)] : [];
    case 'tuple':
      return schema.items?.map(sample);
    case 'variant':
    case 'union':
      return sample(schema.options?.[0] as Described);
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'boolean':
      return false;
    case 'number':
      return requirement(schema, 'min_value') ?? 0;
    case 'string':
      return text(schema);
    case 'optional':
      return undefined;
    case 'nullable':
      return null;
    default:
      throw new TypeError(`No sample is known for a schema of type ${schema.type}`);
  }
}

function text(schema: Described): string {
  if (schema.pipe?.some((step) => step.type === 'iso_timestamp')) return INSTANT;
  if (schema.pipe?.some((step) => step.type === 'iso_date')) return INSTANT.slice(0, 10);
  const length = requirement(schema, 'length');
  return typeof length === 'number' ? 'X'.repeat(length) : 'text';
}

function requirement(schema: Described, type: string): unknown {
  return schema.pipe?.find((step) => step.type === type)?.requirement;
}
