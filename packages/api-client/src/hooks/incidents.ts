import type { IncidentKind } from '@routeglass/domain/incidents';
import type { InputOf } from '../client/input.ts';
import { incidentCalls, type IncidentCalls } from '../contract/incidents/incidentCalls.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';

// @__NO_SIDE_EFFECTS__
const hookOf =
  <Part extends keyof IncidentCalls>(part: Part) =>
  (
    kind: IncidentKind,
    path: string,
    input: InputOf<IncidentCalls[Part]> | null,
    settings?: CallSettings,
  ): Call<IncidentCalls[Part]> =>
    useCall<IncidentCalls[Part]>(incidentCalls(kind, path)[part], input, settings);

/** A page of a list of incidents: `path` is one of `incidentLists[kind]`. */
export const useIncidentList = hookOf('list');
export const useIncidentHistogram = hookOf('histogram');
export const useIncidentActiveCount = hookOf('activeCount');
export const useIncidentCountries = hookOf('countries');
