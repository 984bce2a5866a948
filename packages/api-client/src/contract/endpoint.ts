import type * as v from 'valibot';
import type { ErrorCode } from './error.ts';

/** Key of the base address in the client's settings. By default, one origin serves all. */
export const hosts = ['main', 'storage', 'whois', 'blog', 'auth'] as const;
export type Host = (typeof hosts)[number];

/**
 * Who may make a call: anyone, accounts, subscribers of the ratings, people with access to the network in the call's `asn`, or administrators. The
 * server enforces it from this value.
 */
export const audiences = ['anyone', 'signed-in', 'subscriber', 'contact', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** A parameter with some values free for everyone and the others for subscribers. */
export interface SubscriberRule {
  readonly parameter: string;
  readonly isFree: (value: string) => boolean;
  /** Error message for others. */
  readonly refusal: string;
}

/**
 * Another address of a call. Its template may leave out params that `params` fills in, and may contain some keys of the query. A name may be limited
 * to some words: `{type:ftp|telnet}`.
 */
export interface OtherAddress {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** A schema for wire data: strings in an address, JSON in a body. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/**
 * A call as a value. The client, the hook, the mock, the server's route and the OpenAPI entry all derive from it.
 *
 * `path` is a template such as `/v2/peeringdb/asn/{asn}`; each `{name}` is a key of `params`. `params` and `query` parse strings (or lists of strings
 * for repeated keys) into typed values.
 */
export interface Endpoint<
  Params extends WireSchema = WireSchema,
  Query extends WireSchema = WireSchema,
  Body extends WireSchema = WireSchema,
  Answer extends WireSchema = WireSchema,
> {
  /** Unique camel-case name; also the OpenAPI operation id. */
  readonly name: string;
  readonly summary: string;
  /** The OpenAPI tag, which is also the server's module folder. */
  readonly topic: string;
  readonly audience: Audience;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly host: Host;
  readonly path: string;
  /** Other addresses of the same call on the server; the client and the OpenAPI document use only `path`. */
  readonly alsoAt?: readonly OtherAddress[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Parameters that similar lists have; accepted here, but without effect. Any other unknown parameter is refused. */
  readonly ignores?: readonly string[];
  /** Encoding of the body: `form` for application/x-www-form-urlencoded, JSON by default. */
  readonly encoding?: 'form';
  /** Parameters of a public call that need the rating subscription (`subscriptions.rating`); E_PRO_REQUIRED without it. */
  readonly subscribers?: readonly (string | SubscriberRule)[];
  /** Whether a required parameter is missing. Such a request is refused for that, not for a missing subscription. */
  readonly isIncomplete?: (params: Readonly<Record<string, string>>, query: URLSearchParams) => boolean;
  /** Whether the caller must have signed in within the last minutes; E_RECENT_SIGN_IN otherwise. */
  readonly recent?: true;
  /** The call answers with a redirect instead of data. */
  readonly leads?: 'elsewhere';
  /** `header`: the age of the data is only in the header, because the object's format is defined elsewhere. Default: in the object, too. */
  readonly asOf?: 'header';
  /** Error codes of this call besides those that every call may return. */
  readonly errors?: readonly ErrorCode[];
}

export type AnyEndpoint = Endpoint;

/** Entries of an object schema by key; empty for any other schema. */
export function entriesOf(schema: WireSchema): Readonly<Record<string, WireSchema>> {
  return (schema as { entries?: Readonly<Record<string, WireSchema>> }).entries ?? {};
}

export type ParamsOf<E extends AnyEndpoint> = v.InferOutput<E['params']>;
export type QueryOf<E extends AnyEndpoint> = v.InferOutput<E['query']>;
export type BodyOf<E extends AnyEndpoint> = v.InferOutput<E['body']>;
export type AnswerOf<E extends AnyEndpoint> = v.InferOutput<E['answer']>;

/** Keeps the exact types of the schemas, which a plain annotation would widen. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<P extends WireSchema, Q extends WireSchema, B extends WireSchema, A extends WireSchema>(
  endpoint: Endpoint<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  return endpoint;
}
