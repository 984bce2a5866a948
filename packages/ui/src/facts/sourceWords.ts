/** Kinds of sources whose absence a page can distinguish from an empty answer. */
export const sourceNames = [
  'routes',
  'vrps',
  'irr',
  'peeringdb',
  'organisations',
  'communities',
  'loop-scans',
  'port-scans',
  'amplifier-scans',
] as const;
export type SourceName = (typeof sourceNames)[number];

interface SourceWords {
  /** Its name after "no". */
  readonly name: string;
  /** What to load. */
  readonly file: string;
  /** Example of a file name. */
  readonly example: string;
}

const scanReport = (what: string): SourceWords => ({
  name: `scan report on ${what}`,
  file: 'a report in the format of Shadowserver (CSV)',
  example: 'scan-report.csv',
});

/** Name of each source, and the file to load for it. */
export const sourceWords: Readonly<Record<SourceName, SourceWords>> = {
  routes: {
    name: 'routing table',
    file: 'an MRT table of RouteViews, RIPE RIS or your own collector',
    example: 'rib.20260101.0000.bz2',
  },
  vrps: {
    name: 'list of validated ROAs',
    file: 'an export of rpki-client or Routinator (JSON)',
    example: 'vrps.json',
  },
  irr: {
    name: 'routing registry',
    file: 'the dump of a registry (RPSL)',
    example: 'ripe.db.gz',
  },
  peeringdb: {
    name: 'PeeringDB data',
    file: 'a PeeringDB dump (JSON), such as CAIDA archives daily',
    example: 'peeringdb_2_dump_2026_01_01.json',
  },
  organisations: {
    name: 'list of organizations and their ASNs',
    file: 'CAIDA’s as-org2info (JSON)',
    example: '20260101.as-org2info.jsonl.gz',
  },
  communities: {
    name: 'description of BGP communities',
    file: 'the files of the NLNOG looking glass, one for each network',
    example: 'as3356.txt',
  },
  'loop-scans': scanReport('routing loops'),
  'port-scans': scanReport('vulnerable ports'),
  'amplifier-scans': scanReport('DDoS amplifiers'),
};

/** Text about what is missing and what to load, up to the command. */
export function missingText(sources: readonly SourceName[]): string {
  const names = sources.map((source) => `no ${sourceWords[source].name}`);
  const files = sources.map((source) => sourceWords[source].file);
  return `N${listed(names, ', ').slice(1)} is loaded, so this is unknown. Load ${listed(files, '; ')}:`;
}

/** The command that loads them. */
export function loadCommand(sources: readonly SourceName[]): string {
  return `npm run ingest -- ${sources.map((source) => sourceWords[source].example).join(' ')}`;
}

function listed(words: readonly string[], separator: string): string {
  return [words.slice(0, -1).join(separator), words.at(-1)].filter(Boolean).join(' and ');
}
