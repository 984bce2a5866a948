/** A JSON value. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Reads the calls of an OpenAPI 3.1 document and resolves references to parameters and responses. Never throws: unreadable parts are left out. */
export function readApiDocument(document: object) {
  const root = document as Fields;
  const components = fieldsOf(root['components']);
  const resolve = (value: Json | undefined, kind: string): Fields => {
    const fields = fieldsOf(value);
    const name = textOf(fields['$ref']).split('/').at(-1) ?? '';
    return '$ref' in fields ? fieldsOf(fieldsOf(components[kind])[name]) : fields;
  };
  const schemaIn = (value: Fields): { type: string; schema: Fields } | undefined => {
    const [content] = Object.entries(fieldsOf(value['content']));
    return content && { type: content[0], schema: fieldsOf(fieldsOf(content[1])['schema']) };
  };
  const readParameter = (value: Json) => {
    const { name, in: place, required, schema, example } = resolve(value, 'parameters');
    return {
      name: textOf(name),
      in: place === 'path' ? ('path' as const) : ('query' as const),
      required: required === true,
      schema: fieldsOf(schema),
      ...(example !== undefined && { example }),
    };
  };
  const readAnswer = ([status, value]: readonly [string, Json]) => {
    const answer = resolve(value, 'responses');
    const schema = schemaIn(answer)?.schema;
    return { status, description: textOf(answer['description']), ...(schema && { schema }) };
  };
  const operations = Object.entries(fieldsOf(root['paths'])).flatMap(([path, item]) =>
    Object.entries(fieldsOf(item)).map(([method, value]) => {
      const call = fieldsOf(value);
      const body = schemaIn(fieldsOf(call['requestBody']));
      return {
        id: textOf(call['operationId']),
        tag: textOf(listOf(call['tags'])[0]),
        method,
        path,
        summary: textOf(call['summary']),
        parameters: listOf(call['parameters']).map(readParameter),
        ...(body && { body }),
        answers: Object.entries(fieldsOf(call['responses'])).map(readAnswer),
      };
    }),
  );
  return {
    title: textOf(fieldsOf(root['info'])['title']),
    tags: listOf(root['tags']).map((tag) => ({
      name: textOf(fieldsOf(tag)['name']),
      description: textOf(fieldsOf(tag)['description']),
    })),
    operations,
    schemas: Object.fromEntries(
      Object.entries(fieldsOf(components['schemas'])).map(([name, schema]) => [name, fieldsOf(schema)]),
    ),
  };
}
