import type { Severity } from '../../facts/severity.ts';

/** Kinds of scans, as in API calls. */
export const scanKinds = ['loop', 'open_port', 'amplifier'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** The groups of scan types, one per kind. */
export const scanGroups = { loop: 'Loop', open_port: 'OpenPort', amplifier: 'Amplifier' } as const satisfies Record<
  ScanKind,
  string
>;
export type ScanGroup = (typeof scanGroups)[ScanKind];

/** One type of finding. */
export interface ScanType {
  /** `telnet`, `ntp`, `loop`. */
  readonly id: string;
  readonly group: ScanGroup;
}

/** Number of findings of a type on record, and how many of them are in the newest report. */
export interface ScanTypeCount {
  /** `telnet`, `ntp`, `loop`. */
  readonly id: string;
  readonly count: number;
  readonly active: number;
}

/** A scan's finding at an address. */
export interface ScanFinding {
  readonly type: ScanType;
  readonly severity: Severity;
  /** Address that responded. */
  readonly ip: string;
  /** Null if the scan does not concern a port. */
  readonly port: number | null;
  readonly firstSeen: Date;
  /** Null while the newest scan still finds it. */
  readonly lastSeen: Date | null;
}

/** Texts for the findings of each kind. */
export const scanWords: Readonly<
  Record<ScanKind, { readonly title: string; readonly noun: string; readonly none: string }>
> = {
  loop: {
    title: 'Routing Loops',
    noun: 'routing loops',
    none: 'No routing loops found in this network.',
  },
  open_port: {
    title: 'Vulnerable Ports',
    noun: 'vulnerable ports',
    none: 'No vulnerable ports found in this network.',
  },
  amplifier: {
    title: 'DDoS amplifiers',
    noun: 'DDoS amplifiers',
    none: 'No DDoS amplifiers found in this network.',
  },
};

/** Whether the findings of a kind have a port. */
export function hasPort(kind: ScanKind): boolean {
  return kind !== 'loop';
}
