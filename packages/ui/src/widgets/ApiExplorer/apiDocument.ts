import type { JsonValue } from '../../facts/jsonValue.ts';

/** A JSON schema in an OpenAPI document. */
export type ApiSchema = { readonly [name: string]: JsonValue };

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: ApiSchema;
  /** An accepted value; several for a repeatable parameter. */
  readonly example?: JsonValue;
}

export interface ApiAnswerKind {
  /** `200`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly schema?: ApiSchema;
}

/** A call of the API. */
export interface ApiOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  /** Template of its path: `/v2/asn/{asn}`. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ApiParameter[];
  /** Schema of its body; absent if it has none. */
  readonly body?: { readonly type: string; readonly schema: ApiSchema };
  readonly answers: readonly ApiAnswerKind[];
}

export interface ApiTag {
  readonly name: string;
  readonly description: string;
}

/** All calls of an API. */
export interface ApiDocument {
  readonly title: string;
  readonly tags: readonly ApiTag[];
  readonly operations: readonly ApiOperation[];
  /** Schemas that others refer to, by name. */
  readonly schemas: Readonly<Record<string, ApiSchema>>;
}

/** A request to try. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Its response. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** Duration in ms. */
  readonly time: number;
}
