import type * as v from 'valibot';
import type { ErrorCode } from './error.ts';

/** Which base address of the client's settings a call goes to. One origin serves all of them by default. */
export const hosts = ['main', 'storage', 'whois', 'blog', 'auth'] as const;
export type Host = (typeof hosts)[number];

/**
 * Who may make a call: anyone, accounts, subscribers of the ratings, people with access to the network that the call's `asn` names, or
 * administrators. The server refuses others from this value alone.
 */
export const audiences = ['anyone', 'signed-in', 'subscriber', 'contact', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** A parameter of which everybody may ask some values, and subscribers the others. */
export interface SubscriberRule {
  readonly parameter: string;
  readonly isFree: (value: string) => boolean;
  /** What is said to others. */
  readonly refusal: string;
}

/**
 * Another address of a call. Its template may leave out params that `params` fills in, and name some of the query's keys; a name may be narrowed to
 * some words: `{type:ftp|telnet}`.
 */
export interface OtherAddress {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** A schema that reads what stands on the wire: strings in an address, JSON in a body. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/**
 * A call as a value: the client, the hook, the mock, the server's route and the OpenAPI entry all derive from it.
 *
 * `path` is a template such as `/v2/peeringdb/asn/{asn}`; each `{name}` is a key of `params`.
 * `params` and `query` read strings (or lists of strings for repeated keys) and give typed values.
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
  /** Where the server answers the same too; the client and the OpenAPI document know `path` alone. */
  readonly alsoAt?: readonly OtherAddress[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Parameters that the same question to other lists has: taken here too, and without effect. Any parameter that is not known is refused. */
  readonly ignores?: readonly string[];
  /** How the body travels: JSON unless it says `form` (application/x-www-form-urlencoded). */
  readonly encoding?: 'form';
  /** Parameters that need the rating subscription (`subscriptions.rating`), of a call for anyone. Otherwise E_PRO_REQUIRED. */
  readonly subscribers?: readonly (string | SubscriberRule)[];
  /**
   * Whether an address lacks what the call cannot do without. Such a question is refused as it stands, and nothing in it for want of the
   * subscription.
   */
  readonly isIncomplete?: (params: Readonly<Record<string, string>>, query: URLSearchParams) => boolean;
  /** Whether it also asks that the caller signed in within the last minutes. Otherwise E_RECENT_SIGN_IN. */
  readonly recent?: true;
  /** What a browser that goes to the address gets in place of an answer: another address. */
  readonly leads?: 'elsewhere';
  /** Where the age of the answer's data stands: in the header alone for an object whose form is another's, else in the object too. */
  readonly asOf?: 'header';
  /** Codes that this call is refused with beside those that every call knows. */
  readonly errors?: readonly ErrorCode[];
}

export type AnyEndpoint = Endpoint;

/** What an object's schema reads, by key; nothing for any other schema. */
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
