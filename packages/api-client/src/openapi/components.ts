import type { Json } from './jsonSchema.ts';

/** A part of the document that others refer to by name. */
export interface Named {
  readonly name: string;
  readonly json: Json;
}

/** Puts a reference in the place of whatever is equal to a named part. */
export type Refer = (json: unknown) => unknown;

/** The named parts, each written with those before it, and what refers to them. Small ones stand before those that they are in. */
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

/**
 * What stands in the document more than once, named: by its own name where it is the most frequent of that name, else with what tells it apart
 * before it.
 */
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
