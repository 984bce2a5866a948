import { useMemo } from 'react';
import * as v from 'valibot';
import { ApiFailure } from '../client/failure.ts';
import type { IrrQuery } from '../contract/irr-graphql/irrQuery.ts';
import { useIrrGraphql } from './table.ts';
import type { Answering, CallSettings } from './useCall.ts';

/** Asks the routing registries by one of the known queries. `null` makes no request. What GraphQL says is wrong is an error here too. */
export function useIrr<Variables extends object, Answer>(
  query: IrrQuery<Variables, Answer>,
  variables: Variables | null,
  settings?: CallSettings,
): Answering<Answer> {
  const call = useIrrGraphql(
    variables && { body: { query: query.text, variables: Object.fromEntries(Object.entries(variables)) } },
    settings,
  );
  const read = useMemo(() => call.data && readAnswer(query, call.data), [query, call.data]);
  return { ...call, data: read?.data, error: call.error ?? read?.error };
}

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

function readAnswer<Answer>(
  query: IrrQuery<object, Answer>,
  answer: GraphqlAnswer,
): { readonly data?: Answer; readonly error?: ApiFailure } {
  const [mistake] = answer.errors ?? [];
  if (mistake) return { error: new ApiFailure(mistake.message, { code: 'E_OTHER', status: 200, data: answer }) };
  const parsed = v.safeParse(query.answer, answer.data);
  if (parsed.success) return { data: parsed.output };
  const message = 'The answer of the routing registries has another shape than promised';
  return { error: new ApiFailure(message, { code: 'E_ANSWER', status: 200, data: answer }) };
}
