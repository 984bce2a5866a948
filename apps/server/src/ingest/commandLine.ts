import { parseArgs } from 'node:util';
import { optionProblem } from '../commandWords.ts';
import type { SourceKind, World } from '../store/schema.ts';
import { type ArchiveRequest, readArchiveRequest } from './archive/archiveRequest.ts';
import { isWebAddress } from './archive/webAddress.ts';
import { type ImportRequest, plainRequest } from './importRequest.ts';
import { fileKinds } from './sources.ts';

const worlds: readonly World[] = ['internet', 'lab'];

export const USAGE = `Usage: npm run ingest -- FILE… [options]
       npm run ingest -- https://ARCHIVE/COLLECTOR/ --from TIME --until TIME [options]
       npm run ingest -- --remove SOURCE

Loads files, and all files in folders. The kind of each file is detected from its content: MRT tables and updates (plain, gzip or bzip2), VRPs
and ASPAs (JSON of rpki-client or Routinator), AS names (CSV asn,name,class,cc or a JSON map), a PeeringDB dump (JSON), routing registry dumps
(RPSL), maps of AS numbers to organizations (CAIDA's JSON or CSV), communities (CSV, one file asN.txt per network), delegated statistics of
the RIRs or the NRO, IANA's special-purpose registries (CSV), scan reports (Shadowserver's CSV).

From archives in the layout of RouteViews (…/bgpdata/2026.01/RIBS/) or RIPE RIS (…/rrc06/2026.01/), it loads the newest table at or before TIME
and all updates after it. Files are kept in DATA_DIR for next time; an interrupted download continues where it stopped.

  --from TIME         2026-01-31 or 2026-01-31T08:00Z; default: now, which loads the newest table
  --until TIME        end of the time span, exclusive; default: the table only
  --only KIND         ribs or updates
  --list              show what would be loaded, without loading it
  --max-size GB       refuse larger downloads; default: 20

  --keep-partial      load what can be read of a broken file; default: refuse the file
  --allow-older       load a file even if a newer one of its source is loaded; default: refuse it, but load a table of routes with a warning
  --kind KIND         do not detect the kind: ${fileKinds.join(', ')}
  --collector NAME    collector of the routes, or of an archive; default: from the name of the file or its folder
  --world WORLD       ${worlds.join(' or ')}; default: internet
  --registry          also load the registry data from the npm packages
  --remove SOURCE     remove a loaded source, its history and what was computed from it. The output of the import names the source, such as
                      irr "ripe.db.route": --remove irr:ripe.db.route, or --remove ripe.db.route if no other kind has that name. Can be given
                      several times, but not together with files. Tables and updates of collectors cannot be removed
  --help              show this text

If a server runs on the same DATA_DIR, it does the import and keeps answering. Otherwise this command opens the database itself; with
DATABASE_URL it writes directly.
Exit code: 0 all loaded or unchanged, 1 something was refused or failed, 2 wrong command.`;

/** The parsed command line. `problem` is a sentence about what is wrong with it. */
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
        remove: { type: 'string', multiple: true, default: [] },
        list: { type: 'boolean', default: false },
        'max-size': { type: 'string' },
      },
    });
  } catch (error) {
    return { problem: optionProblem(error) };
  }
  const { values, positionals } = parsed;
  const paths = positionals.filter((path) => !isWebAddress(path));
  if (values.help) return { help: true };
  const kind = fileKinds.find((one) => one === values.kind);
  if (values.kind !== undefined && !kind) return { problem: oneOf('kind', values.kind, fileKinds) };
  const world = worlds.find((one) => one === values.world);
  if (!world) return { problem: oneOf('world', values.world, worlds) };
  if (values.collector?.trim() === '') return { problem: '--collector needs a name' };
  const { remove } = values;
  const loadsToo = positionals.length > 0 || values.registry;
  if (remove.length > 0 && loadsToo) return { problem: '--remove cannot be combined with loading: use two commands' };
  if (!loadsToo && remove.length === 0) return { problem: 'No file is named.' };
  const archives = readArchiveRequest(positionals, values);
  if (typeof archives === 'string') return { problem: archives };
  const { registry, collector } = values;
  const { 'keep-partial': keepPartial, 'allow-older': allowOlder } = values;
  return {
    request: { ...plainRequest, paths, kind, collector, world, registry, remove, keepPartial, allowOlder },
    archives,
  };
}

function oneOf(option: string, value: string, values: readonly SourceKind[] | readonly World[]): string {
  return `--${option} ${value}: expected one of ${values.join(', ')}`;
}
