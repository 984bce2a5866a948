import type { Json } from './jsonSchema.ts';

/** A part of the document that others reference by name. */
export interface Named {
  readonly name: string;
  readonly json: Json;
}

/** Replaces anything equal to a named part with a reference. */
export type Refer = (json: unknown) => unknown;

/**
 * Returns the named parts, which may reference earlier ones, and a function that inserts references. Parts must come before the parts that contain
 * them.
 */
export function namedParts(place: string, all: readonly Named[]): { parts: Json; refer: Refer } {
  const known = new Map<string, string>();
  const inside = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(refer);
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, refer(value)]));
  };
  const refer: Refer = (json) => {
    const written = inside(json);
    const name = typeof written === 'object' ? known.get(JSON.stringify(written)) : undefined;
    return name === undefined ? written : { $ref: `#/components/${place}/${name}` };
  };
  const parts: Record<string, unknown> = {};
  for (const { name, json } of all) {
    const written = inside(json);
    parts[name] = written;
    known.set(JSON.stringify(written), name);
  }
  return { parts, refer };
}

/** Names the parts that occur more than once in the document. The most frequent part of a name keeps it; another one gets a distinguishing prefix. */
export function repeatedParts(all: readonly (Named & { readonly apart: string })[]): Named[] {
  const byText = Map.groupBy(all, ({ json }) => JSON.stringify(json));
  const repeated = [...byText.values()].filter((same) => same.length > 1).toSorted((a, b) => b.length - a.length);
  const taken = new Set<string>();
  return repeated.flatMap(([first]) => {
    if (!first) return [];
    const name = [first.name, `${first.apart}.${first.name}`].find((one) => !taken.has(one));
    if (name === undefined) return [];
    taken.add(name);
    return [{ name, json: first.json }];
  });
}
