/** Kinds of attacks and mistakes, in the order of the report. */
export const eventKinds = [
  'same prefix',
  'more specific',
  'forged origin',
  'forged, behind a real provider',
  'forged, behind an invented neighbor',
  'forged, behind a carrier',
  'new origin',
  'invented origin',
  'several attackers',
  'leak of type 1',
  'leak of type 2',
  'leak of type 3',
  'leak of type 4',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Harmless changes. */
export const ordinaryKinds = [
  'lost provider',
  'new provider',
  'own more specific',
  'customer’s part',
  'new customer’s part',
] as const;
export type OrdinaryKind = (typeof ordinaryKinds)[number];

/** A route of one vantage network to a prefix, from the start of the event. */
export interface EventRoute {
  readonly prefix: string;
  /** Network of the vantage points that have it. */
  readonly vantage: number;
  /** In wire order, the vantage network first. */
  readonly path: readonly number[];
}

/** An event that happens to prefixes of a real table, with its offenders. */
export interface SimulatedEvent {
  readonly kind: EventKind | OrdinaryKind;
  readonly offenders: readonly number[];
  readonly victims: readonly number[];
  readonly routes: readonly EventRoute[];
}
