import * as v from 'valibot';
import { irrGraphql } from '../contract/irr-graphql/irrGraphql.ts';
import type { IrrQuery } from '../contract/irr-graphql/irrQuery.ts';
import type { Client } from './client.ts';
import { ApiFailure } from './failure.ts';

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

/** Body of a request for a known query. */
export function irrBody<Variables extends object>(query: IrrQuery<Variables, unknown>, variables: Variables) {
  return { query: query.text, variables: Object.fromEntries(Object.entries(variables)) };
}

/** Sends a known query to the routing registries. Rejects with `ApiFailure`, also for errors that GraphQL reports. */
export async function askIrr<Variables extends object, Answer>(
  client: Client,
  query: IrrQuery<Variables, Answer>,
  variables: Variables,
): Promise<Answer> {
  const read = readIrrAnswer(query, await client.call(irrGraphql, { body: irrBody(query, variables) }));
  if ('failure' in read) throw read.failure;
  return read.answer;
}

/** Returns the checked answer, or the failure. */
export function readIrrAnswer<Answer>(
  query: IrrQuery<object, Answer>,
  data: GraphqlAnswer,
): { readonly answer: Answer } | { readonly failure: ApiFailure } {
  const [mistake] = data.errors ?? [];
  if (mistake) return { failure: new ApiFailure(mistake.message, { code: 'E_OTHER', status: 200, data }) };
  const parsed = v.safeParse(query.answer, data.data);
  if (parsed.success) return { answer: parsed.output };
  const message = 'The answer of the routing registries has an unexpected form';
  return { failure: new ApiFailure(message, { code: 'E_ANSWER', status: 200, data }) };
}
