import { parseArgs } from 'node:util';
import type { SourceKind, World } from '../store/schema.ts';
import { type ArchiveRequest, readArchiveRequest } from './archive/archiveRequest.ts';
import { isWebAddress } from './archive/webAddress.ts';
import { type ImportRequest, plainRequest } from './importRequest.ts';
import { fileKinds } from './sources.ts';

const worlds: readonly World[] = ['internet', 'lab'];

export const USAGE = `Usage: npm run ingest -- FILE… [options]
       npm run ingest -- https://ARCHIVE/COLLECTOR/ --from TIME --until TIME [options]

Loads files, and all files of folders. What each one holds is told by its content: MRT tables and updates (plain, gzip or bzip2), VRPs and ASPAs
(JSON of rpki-client or Routinator), AS names (CSV asn,name,class,cc or a JSON map), a PeeringDB dump (JSON), dumps of routing registries
(RPSL), maps of AS numbers to organisations (CAIDA's JSON or CSV), communities (CSV, a file asN.txt a network), delegated statistics of the
RIRs or the NRO, IANA's special-purpose registries (CSV), scan reports (CSV as Shadowserver's).

From archives in the layout of RouteViews (…/bgpdata/2026.01/RIBS/) or RIPE RIS (…/rrc06/2026.01/): the newest table at or before TIME and the
updates from it on. Files are kept in DATA_DIR for the next time; a download that was cut off goes on where it ended.

  --from TIME         2026-01-31 or 2026-01-31T08:00Z; otherwise now, which is the newest table
  --until TIME        not included; otherwise the table alone
  --only KIND         ribs or updates
  --list              say what would be loaded, and load nothing
  --max-size GB       refuse more than so many gigabytes; 20 when not said

  --keep-partial      of a broken file, load what can be read; otherwise such a file is refused
  --allow-older       load a file although a newer one of its source is loaded; otherwise it is refused
  --kind KIND         do not look, take it as ${fileKinds.join(', ')}
  --collector NAME    collector of the routes; otherwise the name of the file or its folder tells. Of an archive's address: which one
  --world WORLD       ${worlds.join(' or ')}; internet when not said
  --registry          load the registry facts of the npm packages too
  --help              this text

A running server of the same DATA_DIR does the work and answers on. Without one the database is opened here; DATABASE_URL is written directly.
Exit code: 0 all loaded or unchanged, 1 something was refused or failed, 2 the command was wrong.`;

/** What the command line asks for; `problem` is a sentence on what is wrong with it. */
export type Command =
  | { readonly request: ImportRequest; readonly archives: ArchiveRequest | null }
  | { readonly help: true }
  | { readonly problem: string };

export function readCommandLine(words: readonly string[]): Command {
  let parsed;
  try {
    parsed = parseArgs({
      args: words.filter((word) => word !== '--'),
      allowPositionals: true,
      options: {
        'keep-partial': { type: 'boolean', default: false },
        'allow-older': { type: 'boolean', default: false },
        registry: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        kind: { type: 'string' },
        collector: { type: 'string' },
        world: { type: 'string', default: plainRequest.world },
        from: { type: 'string' },
        until: { type: 'string' },
        only: { type: 'string' },
        list: { type: 'boolean', default: false },
        'max-size': { type: 'string' },
      },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  const paths = positionals.filter((path) => !isWebAddress(path));
  if (values.help) return { help: true };
  const kind = fileKinds.find((one) => one === values.kind);
  if (values.kind !== undefined && !kind) return { problem: oneOf('kind', values.kind, fileKinds) };
  const world = worlds.find((one) => one === values.world);
  if (!world) return { problem: oneOf('world', values.world, worlds) };
  if (values.collector?.trim() === '') return { problem: '--collector needs a name' };
  if (positionals.length === 0 && !values.registry) return { problem: 'No file is named.' };
  const archives = readArchiveRequest(positionals, values);
  if (typeof archives === 'string') return { problem: archives };
  const { registry, collector } = values;
  const { 'keep-partial': keepPartial, 'allow-older': allowOlder } = values;
  return { request: { ...plainRequest, paths, kind, collector, world, registry, keepPartial, allowOlder }, archives };
}

function oneOf(option: string, value: string, values: readonly SourceKind[] | readonly World[]): string {
  return `--${option} ${value}: expected one of ${values.join(', ')}`;
}
