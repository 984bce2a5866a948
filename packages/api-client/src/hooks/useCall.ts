import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR, { preload, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiFailure, wasAborted } from '../client/failure.ts';
import type { InputOf } from '../client/input.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { SentOf } from '../contract/sent.ts';
import { useClient, useGiven } from './ApiProvider.tsx';
import { callKey } from '../client/callKey.ts';

/** A question on its way to its answer; the same object as long as nothing of it changes. */
export interface Answering<Answer> {
  readonly data: Answer | undefined;
  readonly error: ApiFailure | undefined;
  /** True until the first answer to this very input. */
  readonly isLoading: boolean;
  /** Asks again; also what else could not reach the server. The same function as long as the component lives. */
  readonly retry: () => void;
}

export type Call<E extends AnyEndpoint> = Answering<SentOf<E>>;

export interface CallSettings {
  /** Keep showing the answer to the former input until the next one is there: for pages of a list and for text filters. */
  readonly keepPrevious?: boolean;
  readonly refreshInterval?: number;
}

/**
 * Reads an endpoint. `null` makes no request: the query is locked or not complete yet.
 *
 * A request whose input was superseded is aborted, and its end is not an error.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  settings: CallSettings = {},
): Call<E> {
  const client = useClient();
  const key = input === null ? null : callKey(client, endpoint, input);
  // By key: the next question is under way before the effect of the last one is taken back.
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      if (key === null) return;
      all.get(key)?.abort();
      all.delete(key);
    };
  }, [key]);

  const { cache, mutate: mutateAll } = useSWRConfig();
  const given = useGiven();
  // What came with the page is not asked for at once: the answer would have everything that reads it drawn a second time.
  const isGiven = key !== null && given?.isPresent(key, cache.get(key)?.data) === true;
  useEffect(() => {
    if (isGiven) given?.take(key);
  }, [given, isGiven, key]);
  const options: SWRConfiguration = {
    revalidateIfStale: !isGiven,
    keepPreviousData: settings.keepPrevious ?? false,
    refreshInterval: settings.refreshInterval ?? 0,
  };
  const { data, error, isLoading, mutate } = useSWR<SentOf<E>, ApiFailure>(
    key,
    () => {
      const controller = new AbortController();
      if (key !== null) running.current.set(key, controller);
      return client.call(endpoint, input as InputOf<E>, { signal: controller.signal });
    },
    options,
  );
  // Another reader of the same key may have given up and aborted the request that both waited for.
  const aborted = wasAborted(error);
  useEffect(() => {
    if (aborted) void mutate();
  }, [aborted, mutate]);
  // The former answer stands in while the next one is on its way, not for one that failed: it would be taken for its answer.
  const isFormer = error !== undefined && !aborted && key !== null && cache.get(key)?.data === undefined;
  const own = useRef(key);
  useEffect(() => {
    own.current = key;
  }, [key]);
  const retry = useCallback(() => {
    void mutate();
    // Where the server was out of reach for one part of a page, it was for others: who asks again means all of them.
    void mutateAll(
      (other) => typeof other === 'string' && other !== own.current && isUnreached(cache.get(other)?.error),
    );
  }, [mutate, mutateAll, cache, own]);
  const shown = isFormer ? undefined : data;
  const failure = aborted ? undefined : error;
  const isOnItsWay = isLoading || (aborted && data === undefined);
  return useMemo(
    () => ({ data: shown, error: failure, isLoading: isOnItsWay, retry }),
    [shown, failure, isOnItsWay, retry],
  );
}

/** No answer came at all, whatever was asked. */
const isUnreached = (error: unknown): boolean => error instanceof ApiFailure && error.isUnreached;

/** Asks ahead for what a person will likely want next, such as the next page. A failure here stays silent. */
export function usePrefetch<E extends AnyEndpoint>(endpoint: E, input: InputOf<E> | null): void {
  const client = useClient();
  const key = input === null ? null : callKey(client, endpoint, input);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (key === null || input === null || asked.current === key) return;
    asked.current = key;
    Promise.resolve(preload(key, () => client.call(endpoint, input))).catch(() => undefined);
  }, [client, endpoint, input, key]);
}
