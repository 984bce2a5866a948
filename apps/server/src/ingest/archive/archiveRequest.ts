import { isWebAddress } from './webAddress.ts';
import type { Span } from './listFiles.ts';

/** What to fetch from archives before it is loaded. */
export interface ArchiveRequest {
  readonly addresses: readonly string[];
  readonly collector: string | undefined;
  /** Null means now: load the newest table. */
  readonly span: Span | null;
  /** Show what would be loaded, without loading it. */
  readonly listOnly: boolean;
  /** Byte limit for all files of one command. */
  readonly largest: number;
}

/** The options as written on the command line. */
export interface ArchiveWords {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly only?: string | undefined;
  readonly list?: boolean | undefined;
  readonly 'max-size'?: string | undefined;
  readonly collector?: string | undefined;
}

const GIGABYTE = 1e9;
const USUAL_LARGEST = 20;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?Z?)?$/;

/** Reads the archive options; null if no archive address is given. A string describes what is wrong. */
export function readArchiveRequest(
  positionals: readonly string[],
  words: ArchiveWords,
): ArchiveRequest | null | string {
  const addresses = positionals.filter(isWebAddress);
  const only = (['ribs', 'updates'] as const).find((kind) => kind === words.only) ?? null;
  if (words.only !== undefined && only === null) return `--only ${words.only}: expected ribs or updates`;
  const from = words.from === undefined ? null : instant(words.from);
  const until = words.until === undefined ? from : instant(words.until);
  if (Number.isNaN(from)) return `--from ${words.from}: ${WANTED}`;
  if (Number.isNaN(until)) return `--until ${words.until}: ${WANTED}`;
  if (from === null && words.until !== undefined) return '--until needs --from';
  if (from !== null && until !== null && until < from) return '--until is before --from';
  if (only === 'updates' && (from === null || from === until)) return '--only updates needs --from and --until';
  const gigabytes = Number(words['max-size'] ?? USUAL_LARGEST);
  if (!(gigabytes > 0)) return `--max-size ${words['max-size']}: expected gigabytes such as 2.5`;
  if (addresses.length === 0) {
    const given = (['from', 'until', 'only', 'list', 'max-size'] as const).find(
      (name) => words[name] !== undefined && words[name] !== false,
    );
    return given === undefined
      ? null
      : `--${given} is for archives: name the address of one, such as https://data.ris.ripe.net/rrc06/`;
  }
  const span = from === null || until === null ? null : { from, until, only };
  const { collector } = words;
  return { addresses, collector, span, listOnly: words.list === true, largest: gigabytes * GIGABYTE };
}

const WANTED = 'expected a date or an instant in UTC such as 2026-01-31 or 2026-01-31T08:00Z';

/** Seconds since 1970; NaN if the text is not an instant. */
function instant(text: string): number {
  if (!INSTANT.test(text)) return Number.NaN;
  const iso = text.length === 10 ? text : `${text.replace(' ', 'T').replace(/Z$/, '')}Z`;
  return Date.parse(iso) / 1_000;
}
