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
  /** Hears of every failed read but 404s and aborted ones: the place of the snackbar. */
  readonly onFailure?: (failure: ApiFailure) => void;
  /** Answers that came with the page: the first drawing has them. Their client is one of `withGiven`. */
  readonly given?: Given;
  readonly children: ReactNode;
}

/**
 * Gives the hooks below it their client. Routing data change with imports, not with focus: nothing is asked again on focus, and everything
 * on show is when a lost connection is back. A refusal for want of a plan asks who is signed in again, because it shows that the plan is gone.
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
    // A server draws for many: what was answered to one of them is not remembered for the next.
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

/** Puts answers where the hooks look first, as if they had been asked for; not over newer ones. */
function remember<Memory extends Cache>(cache: Memory, given: Given | undefined): Memory {
  for (const [key, answer] of given?.answers ?? []) {
    const state = 'failure' in answer ? { error: answer.failure } : { data: answer.body };
    if (!cache.get(key)) cache.set(key, { ...state, isLoading: false, isValidating: false });
  }
  return cache;
}

/** What came with the page that the nearest provider stands in. */
export const useGiven = (): Given | undefined => useContext(GivenContext);

/** The client of the nearest provider. Throws without one. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('An API hook needs an ApiProvider above it');
  return client;
}
