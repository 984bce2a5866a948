import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR, { preload, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiFailure, wasAborted } from '../client/failure.ts';
import type { InputOf } from '../client/input.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { SentOf } from '../contract/sent.ts';
import { useClient, useGiven } from './ApiProvider.tsx';
import { callKey } from '../client/callKey.ts';

/** State of a call; the same object while nothing changes. */
export interface Answering<Answer> {
  readonly data: Answer | undefined;
  readonly error: ApiFailure | undefined;
  /** True until the first answer for exactly this input. */
  readonly isLoading: boolean;
  /** Repeats this call, and others that could not reach the server. Stable over the component's life. */
  readonly retry: () => void;
}

export type Call<E extends AnyEndpoint> = Answering<SentOf<E>>;

export interface CallSettings {
  /** Keep showing the previous input's answer until the next one arrives: for pages of a list and text filters. */
  readonly keepPrevious?: boolean;
  readonly refreshInterval?: number;
}

/**
 * Reads an endpoint. `null` makes no request, for example if the query is locked or incomplete.
 *
 * If the input changes, the previous request is aborted, which is not an error.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  settings: CallSettings = {},
): Call<E> {
  const client = useClient();
  const key = input === null ? null : callKey(client, endpoint, input);
  // Keyed, because the next request starts before the cleanup of the previous effect.
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
  // Data that came with the page is not requested right away: its answer would render everything that uses it again.
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
  // Another user of the same key may have aborted the shared request.
  const aborted = wasAborted(error);
  useEffect(() => {
    if (aborted) void mutate();
  }, [aborted, mutate]);
  // Keep the previous answer while loading, but not after an error: it would be mistaken for the new answer.
  const isFormer = error !== undefined && !aborted && key !== null && cache.get(key)?.data === undefined;
  const own = useRef(key);
  useEffect(() => {
    own.current = key;
  }, [key]);
  const retry = useCallback(() => {
    void mutate();
    // If the server was unreachable for one part of a page, it was for others too: retry them all.
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

const isUnreached = (error: unknown): boolean => error instanceof ApiFailure && error.isUnreached;

/** Prefetches what the user will likely need next, such as the next page. Failures are ignored. */
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
