/** A JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };
export type Branch = Extract<JsonValue, object>;

export const isBranch = (value: JsonValue): value is Branch => typeof value === 'object' && value !== null;

/** The members of a branch: by name, or by index in a list. */
export function entriesOf(value: Branch): readonly (readonly [string, JsonValue])[] {
  return Array.isArray(value)
    ? (value as readonly JsonValue[]).map((member, at) => [String(at), member] as const)
    : Object.entries(value);
}

/** Summary of a closed branch: `[3]`, `{asn, name, … 2 more}`. */
export function summaryOf(value: Branch): string {
  const names = entriesOf(value).map(([name]) => name);
  if (Array.isArray(value)) return `[${names.length}]`;
  const more = names.length - 3;
  return `{${names.slice(0, 3).join(', ')}${more > 0 ? `, … ${more} more` : ''}}`;
}

/** JSON text of a value that is not a branch. */
export const textOf = (value: Exclude<JsonValue, object> | null): string => JSON.stringify(value);
