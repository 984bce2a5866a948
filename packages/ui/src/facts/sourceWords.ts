/** The kinds of sources whose absence a page can tell from an empty answer. */
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
  /** What is not loaded, as the beginning of a sentence. */
  readonly missing: string;
  /** What to load. */
  readonly file: string;
  /** The same as the name of a file. */
  readonly example: string;
}

const scanReport = (what: string): SourceWords => ({
  missing: `No scan report on ${what} is loaded`,
  file: 'a report in the format of Shadowserver (CSV)',
  example: 'scan-report.csv',
});

/** What each source is called, and which file holds it. */
export const sourceWords: Readonly<Record<SourceName, SourceWords>> = {
  routes: {
    missing: 'No routing table is loaded',
    file: 'an MRT table of RouteViews, RIPE RIS or your own collector',
    example: 'rib.20260101.0000.bz2',
  },
  vrps: {
    missing: 'No list of validated ROAs is loaded',
    file: 'an export of rpki-client or Routinator (JSON)',
    example: 'vrps.json',
  },
  irr: {
    missing: 'No routing registry is loaded',
    file: 'the dump of a registry (RPSL)',
    example: 'ripe.db.gz',
  },
  peeringdb: {
    missing: 'No PeeringDB data is loaded',
    file: 'a PeeringDB dump (JSON), such as CAIDA archives daily',
    example: 'peeringdb_2_dump_2026_01_01.json',
  },
  organisations: {
    missing: 'No list of organizations and their ASNs is loaded',
    file: 'CAIDA’s as-org2info (JSON)',
    example: '20260101.as-org2info.jsonl.gz',
  },
  communities: {
    missing: 'No description of BGP communities is loaded',
    file: 'the files of the NLNOG looking glass, one for each network',
    example: 'as3356.txt',
  },
  'loop-scans': scanReport('routing loops'),
  'port-scans': scanReport('vulnerable ports'),
  'amplifier-scans': scanReport('DDoS amplifiers'),
};

/** What is missing and what to load, up to the command. */
export function missingText(source: SourceName): string {
  const { missing, file } = sourceWords[source];
  return `${missing}, so this is unknown. Load ${file}:`;
}

/** The command that loads it. */
export function loadCommand(source: SourceName): string {
  return `npm run ingest -- ${sourceWords[source].example}`;
}
