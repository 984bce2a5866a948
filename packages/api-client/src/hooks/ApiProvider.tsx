import { createContext, useContext, useState, type ReactNode } from 'react';
import { mutate, SWRConfig, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Client } from '../client/client.ts';
import type { ApiFailure } from '../client/failure.ts';
import type { Given } from '../client/givenAnswers.ts';
import { session } from '../contract/auth/session.ts';
import { callKey } from '../client/callKey.ts';

const inBrowser = typeof document !== 'undefined';
const ClientContext = createContext<Client | null>(null);
const GivenContext = createContext<Given | undefined>(undefined);

export interface ApiProviderProps {
  readonly client: Client;
  /** Called for every failed read except 404s and aborted ones, for example to show a snackbar. */
  readonly onFailure?: (failure: ApiFailure) => void;
  /** Answers that came with the page, for the first render. The client must then be one of `withGiven`. */
  readonly given?: Given;
  readonly children: ReactNode;
}

/**
 * Provides the client to the hooks below. Routing data changes with imports, so nothing is reloaded on focus; after a lost connection, everything
 * shown is. E_PRO_REQUIRED reloads the session, because the plan must have ended.
 */
export function ApiProvider({ client, onFailure, given, children }: ApiProviderProps): ReactNode {
  const { cache } = useSWRConfig();
  useState(() => inBrowser && remember(cache, given));
  const settings: SWRConfiguration = {
    revalidateOnFocus: false,
    errorRetryCount: 3,
    shouldRetryOnError: (error: ApiFailure) => error.isOfServer,
    onError: (error: ApiFailure) => {
      if (error.name !== 'ApiFailure' || error.status === 404) return;
      if (error.code === 'E_PRO_REQUIRED') void mutate(callKey(client, session, {}));
      onFailure?.(error);
    },
    // A server renders for many users: answers to one are not kept for the next.
    ...(!inBrowser && { provider: () => remember(new Map(), given) }),
  };
  return (
    <ClientContext value={client}>
      <GivenContext value={given}>
        <SWRConfig value={settings}>{children}</SWRConfig>
      </GivenContext>
    </ClientContext>
  );
}

/** Puts answers into the hooks' cache as if they had been requested, without replacing newer ones. */
function remember<Memory extends Cache>(cache: Memory, given: Given | undefined): Memory {
  for (const [key, answer] of given?.answers ?? []) {
    const state = 'failure' in answer ? { error: answer.failure } : { data: answer.body };
    if (!cache.get(key)) cache.set(key, { ...state, isLoading: false, isValidating: false });
  }
  return cache;
}

/** Answers that came with the page, from the nearest provider. */
export const useGiven = (): Given | undefined => useContext(GivenContext);

/** The client of the nearest provider. Throws without one. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('An API hook needs an ApiProvider above it');
  return client;
}
