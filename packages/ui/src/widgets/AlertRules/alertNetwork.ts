import { alertKinds, alertWords, hasPast, isUrgent, sourceOf } from '@routeglass/domain/alerts';
import type { AlertKind, AlertRule, AlertSource, Expected } from '@routeglass/domain/alerts';

export interface AlertTrial {
  readonly state: 'none' | 'requested' | 'rejected' | 'running' | 'ended';
  readonly ends: Date | null;
}

/** What a trial means for alerts, in a sentence; null while it runs. */
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

/** What names an expected origin, and an expected provider or peer. */
export type OriginSource = 'route' | 'roa' | 'route-object' | 'as-set';
export type UpstreamSource = 'route' | 'as-set' | 'policy';

/** A network of the account, with its rules. */
export interface AlertNetwork {
  readonly asn: number;
  /** Null where it has none. */
  readonly name: string | null;
  readonly isWatched: boolean;
  /** Sources of which nothing is loaded. */
  readonly missingSources: readonly AlertSource[];
  /** Alerts are told while it runs. `ends`: null where it was not approved. */
  readonly trial: AlertTrial;
  /** The rules that are kept, or the usual ones where it is not watched. */
  readonly rules: readonly AlertRule[];
  readonly expected: readonly (Expected & { readonly id: string })[];
  readonly origins: readonly { readonly asn: number; readonly source: OriginSource }[];
  readonly upstreams: readonly { readonly asn: number; readonly sources: readonly UpstreamSource[] }[];
  /** Secret address of its feed. */
  readonly feed: string | null;
}

/** What rules would have told lately. */
export interface Replay {
  readonly alerts: number;
  readonly messages: number;
  readonly kinds: readonly { readonly kind: AlertKind; readonly alerts: number }[];
  readonly examples: readonly { readonly title: string; readonly began: Date }[];
}

/** One rule for each kind, in the order of kinds; one that is missing is off. */
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

/** How many rules are on: `12 of 14 on`. */
export const countOn = (rules: readonly AlertRule[]): string =>
  `${rules.filter(({ isOn }) => isOn).length} of ${rules.length} on`;

/** Rules that are on and of which a replay knows nothing, in a sentence; null where there are none. */
export function notReplayed(rules: readonly AlertRule[]): string | null {
  const names = rules.flatMap(({ kind, isOn }) => (isOn && !hasPast(kind) ? [alertWords[kind].name] : []));
  return names.length === 0
    ? null
    : `The data have no past of these, so they are not in the replay: ${names.join(', ')}.`;
}

/** The rules that rest on these sources, as a sentence names them: `ROA invalid, ROA expiring, and scan findings`. */
export function rulesOn(sources: readonly AlertSource[]): string {
  const names = alertKinds.filter((kind) => sources.includes(sourceOf(kind))).map((kind) => alertWords[kind].name);
  if (names.length === alertKinds.length) return 'any rule';
  return new Intl.ListFormat('en').format(
    names.map((name) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())),
  );
}

/** The source that a page names where what a rule rests on is not loaded. */
export const sourceNameOf = (source: AlertSource): 'routes' | 'vrps' | 'port-scans' =>
  source === 'scans' ? 'port-scans' : source;

/** What a replay comes to, in a sentence. */
export function replayWords({ alerts, messages, kinds }: Replay): string {
  if (alerts === 0) return 'Nothing would have been sent in the last 30 days of data.';
  const parts = kinds.map(({ kind, alerts: count }) => `${alertWords[kind].name}: ${count}`);
  const [one, many] = [alerts === 1 ? 'alert' : 'alerts', messages === 1 ? 'message' : 'messages'];
  return `In the last 30 days of data: ${alerts} ${one}, ${messages} ${many} (${parts.join(', ')}).`;
}
