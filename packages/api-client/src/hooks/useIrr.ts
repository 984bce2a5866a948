import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { irrBody, readIrrAnswer } from '../client/askIrr.ts';
import type { ApiFailure } from '../client/failure.ts';
import type { IrrQuery } from '../contract/irr-graphql/irrQuery.ts';
import { irrGraphql } from '../contract/irr-graphql/irrGraphql.ts';
import { useCall, type Answering, type CallSettings } from './useCall.ts';

/** Sends a known query to the routing registries. `null` makes no request. Errors that GraphQL reports are errors here, too. */
export function useIrr<Variables extends object, Answer>(
  query: IrrQuery<Variables, Answer>,
  variables: Variables | null,
  settings?: CallSettings,
): Answering<Answer> {
  const call = useCall(irrGraphql, variables && { body: irrBody(query, variables) }, settings);
  const read = useMemo(() => call.data && readIrrAnswer(query, call.data), [query, call.data]);
  const failure = read && 'failure' in read ? read.failure : undefined;
  // The HTTP call succeeded; report GraphQL errors through the same handler as other failures.
  const config = useSWRConfig();
  const tell = useEffectEvent((failed: ApiFailure) => config.onError(failed, query.text, config));
  useEffect(() => {
    if (failure) tell(failure);
  }, [failure]);
  return { ...call, data: read && 'answer' in read ? read.answer : undefined, error: call.error ?? failure };
}
