import type { Severity } from '../../facts/severity.ts';

/** What scans look for, as calls name it. */
export const scanKinds = ['loop', 'open_port', 'amplifier'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** The groups of scan types, one a kind. */
export const scanGroups = { loop: 'Loop', open_port: 'OpenPort', amplifier: 'Amplifier' } as const satisfies Record<
  ScanKind,
  string
>;
export type ScanGroup = (typeof scanGroups)[ScanKind];

/** One thing that is scanned for. */
export interface ScanType {
  /** `telnet`, `ntp`, `loop`. */
  readonly id: string;
  readonly group: ScanGroup;
}

/** How many findings of a type are on record, and how many of them the newest report still has. */
export interface ScanTypeCount {
  /** `telnet`, `ntp`, `loop`. */
  readonly id: string;
  readonly count: number;
  readonly active: number;
}

/** What a scan found at an address. */
export interface ScanFinding {
  readonly type: ScanType;
  readonly severity: Severity;
  /** Address that answered. */
  readonly ip: string;
  /** Null where the scan is of no port. */
  readonly port: number | null;
  readonly firstSeen: Date;
  /** Null while the newest scan still finds it. */
  readonly lastSeen: Date | null;
}

/** Words for the findings of each kind. */
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
