import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { AvailableDates } from '@routeglass/domain/player';
import { useMemo } from 'react';
import { playableDates } from './playableDates.ts';

/** The time range in which a prefix can be played; null until it is known, and if no routes are loaded. */
export function usePlayableDates(prefix: string | null): AvailableDates | null {
  const { data } = useCall(calls.sources, { query: {} });
  return useMemo(() => (data ? playableDates(data, prefix) : null), [data, prefix]);
}
