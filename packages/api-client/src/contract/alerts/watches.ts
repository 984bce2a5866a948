import { alertSources, thresholdMost } from '@routeglass/domain/alerts';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { asn, asnText, count, instant, nothing } from '../wire.ts';
import { alertKind } from './alerts.ts';

const bounded = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** A rule. `thresholdsOf` of the domain says which thresholds apply to a kind; the others have no effect. */
export const alertRule = v.object({
  kind: alertKind,
  on: v.boolean(),
  vantage_points: whole(thresholdMost.vantagePoints),
  minutes: whole(thresholdMost.minutes),
  /** Percent. */
  share: bounded(thresholdMost.share),
  /** Whether its messages skip quiet hours and the digest. Default: `isUrgent` of the domain for its kind. */
  urgent: v.optional(v.boolean()),
});
export type AlertRuleRow = v.InferOutput<typeof alertRule>;
/** At most one rule per kind; a missing kind is off. */
const rules = v.pipe(
  v.array(alertRule),
  v.maxLength(32, 'At most one rule for each kind'),
  v.check((given) => new Set(given.map(({ kind }) => kind)).size === given.length, 'At most one rule for each kind'),
);

/** State of the trial that enables alerts for a network. */
const alertTrialStates = ['none', 'requested', 'rejected', 'running', 'ended'] as const;

/** Why an origin is expected: its routes, a ROA, a route object, or an AS-SET of the network. */
const originSources = ['route', 'roa', 'route-object', 'as-set'] as const;
/** Why a provider or peer is expected: routes, an AS-SET of the provider, or its policy lines in the registry. */
const upstreamSources = ['route', 'as-set', 'policy'] as const;

/** A network that the account may watch, with its rules. */
export const alertWatchRow = v.object({
  asn,
  as_name: v.nullable(v.string()),
  is_watched: v.boolean(),
  /** Source kinds with no data loaded for it: rules that need one cannot fire. */
  missing_sources: v.array(v.picklist(alertSources)),
  /** Alerts are sent while it runs; `ends` is null if it was not approved. */
  trial: v.object({ state: v.picklist(alertTrialStates), ends: v.nullable(instant) }),
  rules: v.array(alertRule),
  /** Incidents marked as expected: they trigger no more alerts. */
  expected: v.array(
    v.object({ id: v.string(), kind: alertKind, other: v.nullable(asn), prefix: v.nullable(v.string()) }),
  ),
  /** Networks that may announce its space, and why. Updated automatically. */
  origins: v.array(v.object({ asn, source: v.picklist(originSources) })),
  /** Its providers and peers, and why. Updated automatically. */
  upstreams: v.array(
    v.object({ asn, type: v.picklist(['providers', 'peerings']), sources: v.array(v.picklist(upstreamSources)) }),
  ),
  /** Secret address of its feed on this site; null if it is not watched. */
  feed: v.nullable(v.string()),
});
export type AlertWatchRow = v.InferOutput<typeof alertWatchRow>;

const own = {
  topic: 'alerts',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;
const ofNetwork = {
  ...own,
  audience: 'contact',
  params: v.object({ asn: asnText }),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_NOT_FOUND'],
} as const;

/** The account's approved networks, with their rules. */
export const ownAlertWatches = defineEndpoint({
  ...own,
  name: 'ownAlertWatches',
  summary: 'Alert rules of your networks',
  method: 'GET',
  path: '/api/auth/v1/alert-watches',
  answer: v.array(alertWatchRow),
  errors: ['E_UNAUTHORIZED'],
});

/** Sets the rules by which a network is watched from now on. E_FORBIDDEN without access to it or without a running trial. */
export const keepAlertWatch = defineEndpoint({
  ...ofNetwork,
  name: 'keepAlertWatch',
  summary: 'Set the alert rules of a network',
  method: 'POST',
  path: '/api/auth/v1/alert-watches/{asn}',
  body: v.object({ rules }),
  answer: alertWatchRow,
});

/** Stops watching a network and deletes its alerts. */
export const stopAlertWatch = defineEndpoint({
  ...ofNetwork,
  name: 'stopAlertWatch',
  summary: 'Stop alerts for a network',
  method: 'DELETE',
  path: '/api/auth/v1/alert-watches/{asn}',
  answer: done,
});

/** Alerts again about something marked as expected. */
export const forgetExpected = defineEndpoint({
  ...ofNetwork,
  name: 'forgetExpected',
  summary: 'Alert again about what was marked as expected',
  method: 'DELETE',
  path: '/api/auth/v1/alert-watches/{asn}/expected/{id}',
  params: v.object({ asn: asnText, id: line }),
  answer: done,
});

/** Gives a network's feed a new secret address; the old one stops working. */
export const renewAlertFeed = defineEndpoint({
  ...ofNetwork,
  name: 'renewAlertFeed',
  summary: "Renew the secret address of a network's feed",
  method: 'POST',
  path: '/api/auth/v1/alert-watches/{asn}/feed',
  answer: alertWatchRow,
});

/** Alerts that these rules would have sent in the last 30 days of data. Kinds without past data (`hasPast` of the domain) are left out. */
export const replayAlerts = defineEndpoint({
  ...ofNetwork,
  name: 'replayAlerts',
  summary: 'Alerts that rules would have sent in the last 30 days',
  method: 'POST',
  path: '/api/auth/v1/alert-watches/{asn}/replay',
  body: v.object({ rules }),
  answer: v.object({
    from: v.nullable(instant),
    until: v.nullable(instant),
    alerts: count,
    messages: count,
    kinds: v.array(v.object({ kind: alertKind, alerts: count })),
    /** The newest alerts. */
    examples: v.array(v.object({ kind: alertKind, title: v.string(), began: instant, ended: v.nullable(instant) })),
  }),
});
export type AlertReplay = v.InferOutput<typeof replayAlerts.answer>;
