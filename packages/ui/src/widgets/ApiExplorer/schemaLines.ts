import type { JsonValue } from '../../facts/jsonValue.ts';
import type { ApiSchema } from './apiDocument.ts';

/** One line of a schema: a field, its type, and the named schema it refers to. */
export interface SchemaLine {
  readonly depth: number;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Name of the schema if it is shared. */
  readonly of?: string;
}

const DEEPEST = 6;
const asSchema = (value: JsonValue | undefined): ApiSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ApiSchema) : {};
const asList = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [];
const asText = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** The name that `{ $ref: '#/components/schemas/Network' }` refers to. */
export function refOf(schema: ApiSchema): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec(typeof schema['$ref'] === 'string' ? schema['$ref'] : '')?.[1];
}

/** Short name of a type: `integer 0–4294967295`, `string or null`, `list of Network`. */
export function typeOf(schema: ApiSchema): string {
  const ref = refOf(schema);
  if (ref !== undefined) return ref;
  const choices = [...asList(schema['anyOf']), ...asList(schema['oneOf'])].map((each) => typeOf(asSchema(each)));
  if (choices.length > 0) return [...new Set(choices)].join(' or ');
  const values = asList(schema['enum']);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['type'] === 'array') return `list of ${typeOf(asSchema(schema['items']))}`;
  const { minimum, maximum, format } = schema;
  const range = minimum !== undefined && maximum !== undefined ? ` ${asText(minimum)}–${asText(maximum)}` : '';
  return `${schema['type'] === undefined ? 'any' : asText(schema['type'])}${range}${format === undefined ? '' : ` (${asText(format)})`}`;
}

/** The fields of a schema, line by line; for a list those of its items. Named schemas are not expanded: they are shown separately. */
export function schemaLines(schema: ApiSchema, depth = 0): SchemaLine[] {
  if (depth > DEEPEST || refOf(schema) !== undefined) return [];
  if (schema['type'] === 'array') return schemaLines(asSchema(schema['items']), depth);
  const required = new Set(asList(schema['required']).map(asText));
  return Object.entries(asSchema(schema['properties'])).flatMap(([name, value]) => {
    const field = asSchema(value);
    const of = refOf(field) ?? refOf(asSchema(field['items']));
    const line = { depth, name, type: typeOf(field), isRequired: required.has(name), ...(of !== undefined && { of }) };
    return [line, ...schemaLines(field, depth + 1)];
  });
}
