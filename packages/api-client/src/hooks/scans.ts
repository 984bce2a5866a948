import type { ScanKind } from '@routeglass/domain/scan';
import type { InputOf } from '../client/input.ts';
import { type ScanCalls, scanCalls } from '../contract/scans/scanCalls.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';

/** Hook for a call of the findings of a kind; the kind may change between renders. */
// @__NO_SIDE_EFFECTS__
const hookOf =
  <Name extends keyof ScanCalls>(call: Name) =>
  (kind: ScanKind, input: InputOf<ScanCalls[Name]> | null, settings?: CallSettings): Call<ScanCalls[Name]> =>
    useCall<ScanCalls[Name]>(scanCalls[kind][call], input, settings);

export const useScans = hookOf('list');
export const useScanHistogram = hookOf('histogram');
export const useScanActiveCount = hookOf('activeCount');
export const useScanCountries = hookOf('countries');
