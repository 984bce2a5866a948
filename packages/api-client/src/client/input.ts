import type * as v from 'valibot';
import type { AnyEndpoint, BodyOf, ParamsOf } from '../contract/endpoint.ts';

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** Values from a caller, typed as the server will parse them; keys with a default may be left out. */
type Given<Schema extends v.GenericSchema<unknown, unknown>> =
  v.InferInput<Schema> extends infer Wire
    ? { [K in Exclude<keyof Wire, OptionalKeys<Wire>>]: Value<Schema, K> } & {
        [K in OptionalKeys<Wire>]?: Value<Schema, K> | undefined;
      }
    : never;
type Value<Schema extends v.GenericSchema<unknown, unknown>, K> =
  v.InferOutput<Schema> extends infer Out ? (K extends keyof Out ? Out[K] : never) : never;

type Field<Name extends string, T> = keyof T extends never
  ? { [K in Name]?: undefined }
  : OptionalKeys<T> extends keyof T
    ? keyof T extends OptionalKeys<T>
      ? { [K in Name]?: T }
      : { [K in Name]: T }
    : never;

/** Input of a call: path params, query and body, each only if the endpoint has one. */
export type InputOf<E extends AnyEndpoint> = Field<'params', ParamsOf<E>> &
  Field<'query', Given<Exclude<E['query'], undefined>>> &
  (BodyOf<E> extends readonly unknown[] ? { body: BodyOf<E> } : Field<'body', BodyOf<E>>);

export type Scalar = string | number | boolean | undefined;

/** Untyped input, for the code that builds addresses. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly body?: unknown;
}
