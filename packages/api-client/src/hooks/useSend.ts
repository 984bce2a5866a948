import { useCallback, useRef, useState } from 'react';
import { ApiFailure } from '../client/failure.ts';
import type { InputOf } from '../client/input.ts';
import type { AnswerOf, AnyEndpoint } from '../contract/endpoint.ts';
import { useClient } from './ApiProvider.tsx';

/** Result of a send. The promise never rejects, so that callers cannot miss a failure. */
export type Sent<E extends AnyEndpoint> =
  | { readonly ok: true; readonly answer: AnswerOf<E> }
  | { readonly ok: false; readonly failure: ApiFailure };

export interface Sending<E extends AnyEndpoint> {
  /** Sends once; during a send, further calls return the same promise. */
  readonly send: (input: InputOf<E>) => Promise<Sent<E>>;
  readonly isSending: boolean;
  /** Failure of the last send, until the next one or `reset`. */
  readonly failure: ApiFailure | undefined;
  readonly answer: AnswerOf<E> | undefined;
  readonly reset: () => void;
}

interface State<E extends AnyEndpoint> {
  readonly isSending: boolean;
  readonly failure?: ApiFailure;
  readonly answer?: AnswerOf<E>;
}

/** Calls an endpoint that changes something: on demand, one request at a time, never from a cache. */
export function useSend<E extends AnyEndpoint>(endpoint: E): Sending<E> {
  const client = useClient();
  const [state, setState] = useState<State<E>>({ isSending: false });
  const running = useRef<Promise<Sent<E>>>(null);

  const send = useCallback(
    (input: InputOf<E>): Promise<Sent<E>> => {
      if (running.current) return running.current;
      setState({ isSending: true });
      const call = client.call(endpoint, input).then(
        (answer): Sent<E> => {
          setState({ isSending: false, answer });
          return { ok: true, answer };
        },
        (error: unknown): Sent<E> => {
          const failure = asFailure(error);
          setState({ isSending: false, failure });
          return { ok: false, failure };
        },
      );
      running.current = call.finally(() => (running.current = null));
      return running.current;
    },
    [client, endpoint],
  );
  const reset = useCallback(() => setState({ isSending: false }), []);
  return { send, reset, isSending: state.isSending, failure: state.failure, answer: state.answer };
}

function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiFailure(message, { code: 'E_OTHER', status: 0, cause: error });
}
