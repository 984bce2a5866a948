import type { JsonValue } from '../../facts/jsonValue.ts';
import type { ApiOperation, ApiParameter, ApiRequest } from './apiDocument.ts';

/** Values of a call's fields by parameter name; lists have one value per line. */
export type ApiValues = Readonly<Record<string, string>>;

/** Example of a parameter as field text. */
export function fieldText(example: JsonValue | undefined): string {
  if (example === undefined) return '';
  if (Array.isArray(example)) return (example as readonly JsonValue[]).map((each) => fieldText(each)).join('\n');
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/** Initial values of a call's fields: examples for the required ones. */
export function firstValues({ parameters }: ApiOperation): ApiValues {
  return Object.fromEntries(
    parameters.filter(({ required }) => required).map(({ name, example }) => [name, fieldText(example)]),
  );
}

/** Required parameters that are empty. */
export function missingIn({ parameters }: ApiOperation, values: ApiValues): readonly ApiParameter[] {
  return parameters.filter(({ name, required }) => required && (values[name] ?? '').trim() === '');
}

/** The request of a call with these values. Parameters without a value are left out. */
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
