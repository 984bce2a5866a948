import type { InputOf } from '../client/input.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';
import { useSend, type Sending } from './useSend.ts';

/** The hook of a call that reads. */
// @__NO_SIDE_EFFECTS__
export const readOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (input: InputOf<E> | null, settings?: CallSettings): Call<E> =>
    useCall(endpoint, input, settings);

/** The hook of a call that changes something. */
// @__NO_SIDE_EFFECTS__
export const sendOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (): Sending<E> =>
    useSend(endpoint);
