import { incidentSorts } from '@routeglass/domain/incidents';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, askedSample, nothing, page, paged, pageSize, repeated } from '../wire.ts';
import { incidentRow, storedKinds } from './incidentRow.ts';
import { histogramDay } from './listCalls.ts';
import { filterEntries } from './listQuery.ts';

/** Filter by whether incidents are ongoing. */
export const incidentStates = ['ongoing', 'ended', 'all'] as const;
export type IncidentState = (typeof incidentStates)[number];

const { ip, from, until, q, severity, roa, route_object } = filterEntries;
const kind = v.picklist(storedKinds, `kind must be one of ${storedKinds.join(', ')}`);

/** Filters of the lists of all kinds. An incident must match all filters. */
const narrowing = {
  state: v.optional(v.picklist(incidentStates, `state must be one of ${incidentStates.join(', ')}`), 'ongoing'),
  kind: v.optional(repeated(kind, storedKinds.length), []),
  ip,
  from,
  until,
  q,
  severity,
  roa,
  route_object,
};

const placing = {
  'sort-by': v.optional(v.picklist(incidentSorts, `sort-by must be one of ${incidentSorts.join(', ')}`), 'coefficient'),
  order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'desc'),
  page,
  'page-size': pageSize,
};

const common = { topic: 'incidents', audience: 'anyone', method: 'GET', host: 'main', body: nothing } as const;
const ofNetwork = { ...common, params: v.object({ asn: asnText }) } as const;
const ofAll = { ...common, params: nothing } as const;

/** True if the answer is about the lab, false if about the real Internet. */
const world = { sample: v.boolean() };

/** Incidents of every kind that a network is party to; by default the ongoing ones. */
export const networkIncidents = defineEndpoint({
  ...ofNetwork,
  name: 'networkIncidents',
  summary: 'Incidents of every kind that a network is party to',
  path: '/v2/incidents/all/asn/{asn}',
  query: v.object({ ...narrowing, ...placing }),
  answer: paged(incidentRow),
  errors: ['E_NOT_FOUND'],
});

export const networkIncidentsHistogram = defineEndpoint({
  ...ofNetwork,
  name: 'networkIncidentsHistogram',
  summary: 'Incidents of every kind that a network is party to: new incidents per day',
  path: '/v2/incidents/all/asn/{asn}/histogram',
  query: v.object(narrowing),
  answer: v.array(histogramDay),
});

/** Incidents of every kind and all networks of one world; by default the real one, if routes of it are loaded. */
export const allIncidents = defineEndpoint({
  ...ofAll,
  name: 'allIncidents',
  summary: 'Incidents of every kind of all networks',
  path: '/v2/incidents/all',
  query: v.object({ sample: askedSample, ...narrowing, ...placing }),
  answer: v.object({ ...paged(incidentRow).entries, ...world }),
});

export const allIncidentsHistogram = defineEndpoint({
  ...ofAll,
  name: 'allIncidentsHistogram',
  summary: 'Incidents of every kind of all networks: new incidents per day',
  path: '/v2/incidents/all/histogram',
  query: v.object({ sample: askedSample, ...narrowing }),
  answer: v.array(histogramDay),
});
