import { alertKinds, alertWords, hasPast, isUrgent, sourceOf } from '@routeglass/domain/alerts';
import type { AlertKind, AlertRule, AlertSource, Expected } from '@routeglass/domain/alerts';

export interface AlertTrial {
  readonly state: 'none' | 'requested' | 'rejected' | 'running' | 'ended';
  readonly ends: Date | null;
}

/** What a trial means for alerts, in one sentence; null while it runs. */
export function trialWords({ state }: AlertTrial): string | null {
  switch (state) {
    case 'running':
      return null;
    case 'none':
      return 'Alerts need a trial. It runs for 30 days.';
    case 'requested':
      return 'Your trial is not approved yet. Alerts start when it is.';
    case 'rejected':
      return 'Your trial was rejected, so no alerts are sent.';
    case 'ended':
      return 'Your trial has ended, so no alerts are sent.';
  }
}

/** Sources of an expected origin, and of an expected provider or peer. */
export type OriginSource = 'route' | 'roa' | 'route-object' | 'as-set';
export type UpstreamSource = 'route' | 'as-set' | 'policy';

/** A network of the account, with its rules. */
export interface AlertNetwork {
  readonly asn: number;
  /** Null if it has none. */
  readonly name: string | null;
  readonly isWatched: boolean;
  /** Sources of which nothing is loaded. */
  readonly missingSources: readonly AlertSource[];
  /** Alerts are sent while it runs. `ends` is null if it was not approved. */
  readonly trial: AlertTrial;
  /** The stored rules, or the defaults if the network is not watched. */
  readonly rules: readonly AlertRule[];
  readonly expected: readonly (Expected & { readonly id: string })[];
  readonly origins: readonly { readonly asn: number; readonly source: OriginSource }[];
  readonly upstreams: readonly { readonly asn: number; readonly sources: readonly UpstreamSource[] }[];
  /** Secret URL of its feed. */
  readonly feed: string | null;
}

/** What the rules would have sent recently. */
export interface Replay {
  readonly alerts: number;
  readonly messages: number;
  readonly kinds: readonly { readonly kind: AlertKind; readonly alerts: number }[];
  readonly examples: readonly { readonly title: string; readonly began: Date }[];
}

/** One rule per kind, in the order of kinds; a missing one is off. */
export function allRules(rules: readonly AlertRule[]): readonly AlertRule[] {
  const off = { isOn: false, vantagePoints: 0, minutes: 0, share: 0 };
  return alertKinds.map(
    (kind) => rules.find((rule) => rule.kind === kind) ?? { kind, ...off, isUrgent: isUrgent(kind) },
  );
}

/** The rules with one of them changed. */
export function changed(
  rules: readonly AlertRule[],
  kind: AlertKind,
  change: Partial<Omit<AlertRule, 'kind'>>,
): readonly AlertRule[] {
  return rules.map((rule) => (rule.kind === kind ? { ...rule, ...change } : rule));
}

/** Number of rules that are on: `12 of 14 on`. */
export const countOn = (rules: readonly AlertRule[]): string =>
  `${rules.filter(({ isOn }) => isOn).length} of ${rules.length} on`;

/** Names the active rules that a replay cannot cover, in one sentence; null if there are none. */
export function notReplayed(rules: readonly AlertRule[]): string | null {
  const names = rules.flatMap(({ kind, isOn }) => (isOn && !hasPast(kind) ? [alertWords[kind].name] : []));
  return names.length === 0
    ? null
    : `The data have no past of these, so they are not in the replay: ${names.join(', ')}.`;
}

/** The rules that need these sources, for a sentence: `ROA invalid, ROA expiring, and scan findings`. */
export function rulesOn(sources: readonly AlertSource[]): string {
  const names = alertKinds.filter((kind) => sources.includes(sourceOf(kind))).map((kind) => alertWords[kind].name);
  if (names.length === alertKinds.length) return 'any rule';
  return new Intl.ListFormat('en').format(
    names.map((name) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())),
  );
}

/** The source that a page names if what a rule needs is not loaded. */
export const sourceNameOf = (source: AlertSource): 'routes' | 'vrps' | 'port-scans' =>
  source === 'scans' ? 'port-scans' : source;

/** The result of a replay, in one sentence. */
export function replayWords({ alerts, messages, kinds }: Replay): string {
  if (alerts === 0) return 'Nothing would have been sent in the last 30 days of data.';
  const parts = kinds.map(({ kind, alerts: count }) => `${alertWords[kind].name}: ${count}`);
  const [one, many] = [alerts === 1 ? 'alert' : 'alerts', messages === 1 ? 'message' : 'messages'];
  return `In the last 30 days of data: ${alerts} ${one}, ${messages} ${many} (${parts.join(', ')}).`;
}
