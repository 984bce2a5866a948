import type { Kysely } from 'kysely';
import type { Database, SourceKind } from '../store/schema.ts';
import type { Head, InputFile } from './input/inputFile.ts';
import type { Load } from './loading.ts';
import type { Pending } from './pending.ts';
import { whole } from './report/figures.ts';
import type { FileRequest } from './sample.ts';
import { fileKinds, type SourceOfFiles } from './sources.ts';

/** The load that a new one would replace. */
export interface Predecessor {
  readonly asOf: Date | null;
  readonly records: number;
}

/** The verdict on a load: refused with a reason, or accepted, perhaps with a remark. */
export interface Judgement {
  readonly refusal: string | null;
  readonly remark: string | null;
}

const WEB_PAGE = /^\s*<(?:!doctype|html)\b/i;

/** A remark is made if a source that is always complete shrinks below this share of its last state. */
const FAR_FEWER = 0.9;

/** The live load of this kind and name, or the one read earlier in the same import and waiting to be published. */
export async function predecessorOf(
  db: Kysely<Database>,
  kind: SourceKind,
  name: string,
  waiting: readonly Pending[],
): Promise<Predecessor | undefined> {
  const last = waiting.findLast((other) => other.generation.kind === kind && other.name === name);
  if (last) return last.load;
  const row = await db
    .selectFrom('generation')
    .select(['as_of', 'records'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('state', '=', 'live')
    .executeTakeFirst();
  return row && { asOf: row.as_of, records: row.records };
}

export function judgeLoad(
  source: SourceOfFiles,
  load: Load,
  input: InputFile,
  request: Pick<FileRequest, 'keepPartial' | 'allowOlder'>,
  predecessor: Predecessor | undefined,
): Judgement {
  const refusal = whyRefused(source, load, input, request, predecessor);
  const { broken } = load;
  const older = howOlder(load, predecessor);
  const remarks = [
    ...(broken ? [`${placeOf(input, broken.offset)}: ${broken.message}`] : []),
    ...(load.remark ? [`${input.path}: ${load.remark}`] : []),
    ...(older && !request.allowOlder ? [`${input.path}: ${older}, which it replaces`] : []),
    ...(isFarFewer(source, load, predecessor)
      ? [
          `${input.path}: it holds ${whole(load.records)} ${source.noun ?? 'records'}; the one loaded before holds ${whole(predecessor?.records ?? 0)}; check that the source is complete`,
        ]
      : []),
  ];
  return { refusal, remark: remarks.length > 0 ? remarks.join('. ') : null };
}

/** Why the kind of a file is unknown or cannot be loaded. */
export function whyUnknown(input: InputFile, head: Head, kind: SourceKind | undefined): string {
  if (input.size === 0) return `${input.path}: the file is empty`;
  if (head.broken) return `${placeOf(input, head.broken.offset)}: ${head.broken.message}`;
  if (WEB_PAGE.test(Buffer.from(head.bytes).toString('latin1')))
    return `${input.path}: this is a web page, not data; check the address that it was downloaded from`;
  if (kind) return `${input.path}: files of the kind ${kind} cannot be loaded; kinds: ${fileKinds.join(', ')}`;
  return `${placeOf(input, 0)}: unknown kind of content. Known are MRT, VRPs as JSON or CSV, ASPAs as JSON, AS names as CSV or JSON, PeeringDB as JSON, registry dumps as RPSL, organizations as CSV or JSON, communities, special-purpose registries and scan reports as CSV, and delegated statistics`;
}

function whyRefused(
  source: SourceOfFiles,
  load: Load,
  input: InputFile,
  { keepPartial, allowOlder }: Pick<FileRequest, 'keepPartial' | 'allowOlder'>,
  predecessor: Predecessor | undefined,
): string | null {
  const { broken } = load;
  if (load.records === 0 && (broken || source.mayBeEmpty !== true)) {
    const reason = broken ? `${broken.message}; ` : '';
    return `${placeOf(input, broken?.offset ?? 0)}: ${reason}nothing in it could be loaded`;
  }
  if (broken && !(keepPartial && source.wholeOnly === undefined)) {
    const way = source.wholeOnly ?? 'use --keep-partial to load what could be read';
    return `${placeOf(input, broken.offset)}: ${broken.message}. Nothing was loaded: ${way}`;
  }
  const older = howOlder(load, predecessor);
  if (source.isState && !allowOlder && older)
    return `${input.path}: ${older}. Nothing was loaded: use --allow-older to load it anyway`;
  return null;
}

/** Null if it is as new as the loaded one, or if one of the two has no date. */
function howOlder({ asOf }: Load, predecessor: Predecessor | undefined): string | null {
  const loaded = predecessor?.asOf;
  if (!asOf || !loaded || asOf >= loaded) return null;
  return `it is dated ${asOf.toISOString()}, older than the loaded one (${loaded.toISOString()})`;
}

function isFarFewer(source: SourceOfFiles, load: Load, predecessor: Predecessor | undefined): boolean {
  return (
    source.isState === true && source.mayBeEmpty !== true && load.records < FAR_FEWER * (predecessor?.records ?? 0)
  );
}

function placeOf(input: InputFile, offset: number): string {
  return `${input.path}: at byte ${offset}${input.compression === 'none' ? '' : ' of its content'}`;
}
