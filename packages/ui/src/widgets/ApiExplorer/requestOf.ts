import type { JsonValue } from '../../facts/jsonValue.ts';
import type { ApiOperation, ApiParameter, ApiRequest } from './apiDocument.ts';

/** What is typed into the fields of a call, by the parameter's name; lists one value to a line. */
export type ApiValues = Readonly<Record<string, string>>;

/** The example of a parameter as its field holds it. */
export function fieldText(example: JsonValue | undefined): string {
  if (example === undefined) return '';
  if (Array.isArray(example)) return (example as readonly JsonValue[]).map((each) => fieldText(each)).join('\n');
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/** Where the fields of a call begin: with the examples of what it needs. */
export function firstValues({ parameters }: ApiOperation): ApiValues {
  return Object.fromEntries(
    parameters.filter(({ required }) => required).map(({ name, example }) => [name, fieldText(example)]),
  );
}

/** Parameters that a call needs and that are empty. */
export function missingIn({ parameters }: ApiOperation, values: ApiValues): readonly ApiParameter[] {
  return parameters.filter(({ name, required }) => required && (values[name] ?? '').trim() === '');
}

/** The request that a call makes with these values. A parameter without a value is left out. */
export function requestOf(operation: ApiOperation, values: ApiValues, body: string, token: string | null): ApiRequest {
  const { method, parameters } = operation;
  const given = (name: string): string[] => (values[name] ?? '').split('\n').filter((line) => line.trim() !== '');
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(given(name)[0] ?? ''));
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => given(name).map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
    .join('&');
  const hasBody = operation.body !== undefined && body.trim() !== '';
  return {
    method: method.toUpperCase(),
    address: query === '' ? path : `${path}?${query}`,
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': operation.body?.type ?? 'application/json' }),
      ...(token !== null && { 'QRADAR-API-KEY': token }),
    },
    ...(hasBody && { body }),
  };
}
