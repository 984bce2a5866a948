import { duration, megabytes, rate, whole } from './figures.ts';
import type { FileReport, ImportReport, Skipped, StepReport } from '../importEvent.ts';

const OUTCOMES = {
  loaded: 'loaded',
  partial: 'LOADED IN PART',
  unchanged: 'unchanged',
  refused: 'REFUSED',
} as const;

/** Sources that are named in the last line. */
const MOST_NAMED = 3;

/** The report on one file, for a person. */
export function fileText(report: FileReport): string[] {
  const { file, kind, name, outcome, message, counts, skipped } = report;
  const as = kind === null ? '' : ` ${kind}${name === null ? '' : ` ${JSON.stringify(name)}`},`;
  const lines = [`${file}:${as} ${OUTCOMES[outcome]}${outcome === 'unchanged' ? '' : ` after ${timeText(report)}`}`];
  // Messages name their file for readers who see them alone.
  if (message !== null) lines.push(`  ${message.startsWith(`${file}: `) ? message.slice(file.length + 2) : message}`);
  const counted = Object.entries(counts).map(([what, count]) => `${whole(count)} ${what}`);
  if (counted.length > 0) lines.push(`  ${outcome === 'refused' ? 'read up to there: ' : ''}${counted.join(', ')}`);
  return [...lines, ...skipped.map(skippedText)];
}

export function stepText({ step, rows, seconds }: StepReport): string {
  return `${step}: ${whole(rows)} in ${duration(seconds)}`;
}

/** The last line of an import. */
export function totalText({ files, removed, overlapping, seconds }: ImportReport): string {
  const outcomes = (['loaded', 'partial', 'unchanged', 'refused'] as const).flatMap((outcome) => {
    const count = files.filter((file) => file.outcome === outcome).length;
    return count === 0 ? [] : [`${whole(count)} ${OUTCOMES[outcome].toLowerCase()}`];
  });
  const removals = removed.map((source) => `removed ${source}`);
  const what = [...outcomes, ...removals].join(', ') || 'no file to load';
  return [`Done in ${duration(seconds)}: ${what}.`, ...overlapText(overlapping)].join(' ');
}

function overlapText(sources: readonly string[]): string[] {
  if (sources.length === 0) return [];
  const one = sources.length === 1;
  const more = sources.length - MOST_NAMED;
  const named = sources.slice(0, MOST_NAMED);
  const others = `${named.join(', ')}${more > 0 ? ` and ${whole(more)} more` : ''}`;
  const options = named.map((source) => `--remove ${shellWord(source)}`).join(' ');
  return [
    `${others} ${one ? 'is' : 'are'} still loaded and ${one ? 'has' : 'have'} some of the same entries; to remove ${one ? 'it' : 'them'}: npm run ingest -- ${options}`,
  ];
}

/** A word for a shell, quoted if it has to be. */
function shellWord(text: string): string {
  return /^[\w.:/@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function timeText({ seconds, bytes, unpackedBytes, unpackSeconds }: FileReport): string {
  const content = unpackedBytes > bytes ? ` holding ${megabytes(unpackedBytes)}` : '';
  const unpack = unpackSeconds > 0 ? `, ${duration(unpackSeconds)} of it bzip2` : '';
  return `${duration(seconds)} (${megabytes(bytes)}${content}, ${rate(unpackedBytes, seconds)}${unpack})`;
}

function skippedText({ reason, count, offsets }: Skipped): string {
  const places =
    offsets.length === 0 ? '' : ` (${count > offsets.length ? 'first ' : ''}at byte ${offsets.join(', ')})`;
  return `  skipped ${whole(count)}: ${reason}${places}`;
}
