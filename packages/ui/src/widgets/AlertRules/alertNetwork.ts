import { alertKinds, alertWords, type AlertKind, type AlertRule, type Expected } from '@routeglass/domain/alerts';

/** A network of the account, with its rules. */
export interface AlertNetwork {
  readonly asn: number;
  /** Null where it has none. */
  readonly name: string | null;
  readonly isWatched: boolean;
  /** The rules that are kept, or the usual ones where it is not watched. */
  readonly rules: readonly AlertRule[];
  readonly expected: readonly (Expected & { readonly id: string })[];
  readonly origins: readonly { readonly asn: number; readonly source: 'route' | 'roa' | 'route-object' }[];
  readonly upstreams: readonly number[];
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
  return alertKinds.map((kind) => rules.find((rule) => rule.kind === kind) ?? { kind, ...off });
}

/** The rules with one of them changed. */
export function changed(
  rules: readonly AlertRule[],
  kind: AlertKind,
  change: Partial<Omit<AlertRule, 'kind'>>,
): readonly AlertRule[] {
  return rules.map((rule) => (rule.kind === kind ? { ...rule, ...change } : rule));
}

/** What a replay comes to, in a sentence. */
export function replayWords({ alerts, messages, kinds }: Replay): string {
  if (alerts === 0) return 'Nothing would have been sent in the last 30 days of data.';
  const parts = kinds.map(({ kind, alerts: count }) => `${alertWords[kind].name}: ${count}`);
  const [one, many] = [alerts === 1 ? 'alert' : 'alerts', messages === 1 ? 'message' : 'messages'];
  return `In the last 30 days of data: ${alerts} ${one}, ${messages} ${many} (${parts.join(', ')}).`;
}
