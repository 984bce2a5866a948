import {
  type AlertChannelRow,
  type AlertDeliveryRow,
  type AlertReplay,
  type AlertRow,
  alertRuleOf,
  type AlertWatchRow,
} from '@routeglass/api-client/own';
import type { AlertChannel, Delivery } from '@routeglass/ui/AlertChannels';
import type { Alert } from '@routeglass/ui/AlertList';
import type { AlertNetwork, Replay } from '@routeglass/ui/AlertRules';

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** An alert in the form that its list uses. */
export function alertOf(row: AlertRow): Alert {
  const { id, asn, kind, title, reasons, paths, graph, is_expected } = row;
  return {
    id,
    asn,
    kind,
    title,
    reasons,
    paths: paths.map(({ path, vantage_points }) => ({ path, vantagePoints: vantage_points })),
    graph,
    isOpen: row.state === 'open',
    isExpected: is_expected,
    began: new Date(row.began),
    ended: dateOf(row.ended),
    acknowledged: dateOf(row.acknowledged),
    snoozedUntil: dateOf(row.snoozed_until),
    messages: row.messages.map(({ change, at }) => ({ change, at: new Date(at) })),
  };
}

/** A network with its rules. `origin`: the site's origin, for the address of the feed. */
export function networkOf(
  { as_name, is_watched, trial, missing_sources, rules, upstreams, feed, ...row }: AlertWatchRow,
  origin: string,
): AlertNetwork {
  return {
    ...row,
    name: as_name,
    isWatched: is_watched,
    missingSources: missing_sources,
    trial: { state: trial.state, ends: dateOf(trial.ends) },
    rules: rules.map(alertRuleOf),
    upstreams: upstreams.map(({ asn, sources }) => ({ asn, sources })),
    feed: feed === null ? null : origin + feed,
  };
}

export const replayOf = ({ examples, ...rest }: AlertReplay): Replay => ({
  ...rest,
  examples: examples.map(({ title, began }) => ({ title, began: new Date(began) })),
});

export const channelOf = (row: AlertChannelRow): AlertChannel => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  target: row.target,
  form: row.form,
  isOn: row.on,
  quietFrom: row.quiet_from,
  quietUntil: row.quiet_until,
  digest: row.digest,
  problem: row.problem,
  lastSent: dateOf(row.last_sent),
});

export const deliveryOf = ({ id, title, change, state, attempts, created, problem }: AlertDeliveryRow): Delivery => ({
  id,
  title,
  change,
  state,
  attempts,
  created: new Date(created),
  problem,
});
