import { DAY_SECONDS } from '@routeglass/domain/time';
import { join } from 'node:path';
import { FILE_NAMES, LAB_DAYS, type LabFile, type LabFileKind, type LabSettings } from './files.ts';
import { LiveWeek } from './life/liveWeek.ts';
import { planWeek } from './life/planWeek.ts';
import { ribRecords, updateRecords, windowsOf } from './mrtFiles.ts';
import { createRandom } from './random.ts';
import { asNamesFile } from './registries/asNames.ts';
import { communityFiles } from './registries/communities.ts';
import { delegatedFile } from './registries/delegated.ts';
import { organisationFile } from './registries/organisations.ts';
import { peeringdbFile } from './registries/peeringdb.ts';
import { planRoas } from './registries/roaPlan.ts';
import { rpslFile } from './registries/rpsl.ts';
import { scanFiles } from './registries/scans.ts';
import { specialAsnFile } from './registries/specialAsns.ts';
import { specialPurposeFile } from './registries/specialPurpose.ts';
import { vrpFile } from './registries/vrps.ts';
import type { Sample } from './sample.ts';
import { truthOf } from './truth.ts';
import { makeWorld } from './world/makeWorld.ts';
import { writeParts } from './writeParts.ts';

/**
 * Makes the laboratory Internet and writes a week of it as files in the formats of real sources. The same seed and start give the same bytes.
 *
 * @returns the files in the best loading order: registries, tables, then updates by time.
 */
export async function makeLab(settings: LabSettings): Promise<LabFile[]> {
  const sample = makeSample(settings);
  return [...(await writeRegistries(sample, settings.out)), ...(await writeMrt(sample, settings.out))];
}

/** Makes the Internet and plans its week, without writing anything. */
export function makeSample({ seed, start }: Pick<LabSettings, 'seed' | 'start'>): Sample {
  const random = createRandom(seed);
  const world = makeWorld(random.fork('world'));
  const plan = planWeek(world, random.fork('week'), start);
  return { seed, start, end: start + LAB_DAYS * DAY_SECONDS, world, plan };
}

/** The week as the collectors see it. It can be played only once. */
export function liveThrough({ seed, start, world, plan }: Sample): LiveWeek {
  return new LiveWeek(world, plan, createRandom(seed).fork('delays'), start);
}

async function writeRegistries(sample: Sample, out: string): Promise<LabFile[]> {
  const random = createRandom(sample.seed);
  const roas = planRoas(sample, random.fork('roas'));
  const files: LabFile[] = [];
  const write = async (kind: LabFileKind, name: string, parts: Iterable<string>): Promise<void> => {
    const path = join(out, name);
    await writeParts(path, parts);
    files.push({ kind, path });
  };
  await write('as-names', FILE_NAMES['as-names'], asNamesFile(sample));
  await write('special-purpose', FILE_NAMES['special-purpose'], specialPurposeFile());
  await write('special-purpose', FILE_NAMES['special-asns'], specialAsnFile());
  await write('delegated', FILE_NAMES.delegated, delegatedFile(sample));
  await write('organisations', FILE_NAMES.organisations, organisationFile(sample));
  await write('peeringdb', FILE_NAMES.peeringdb, peeringdbFile(sample));
  await write('vrps', FILE_NAMES.vrps, vrpFile(sample, roas, random.fork('aspas')));
  await write('irr', FILE_NAMES.irr, rpslFile(sample, random.fork('route objects')));
  for (const { asn, lines } of communityFiles(sample)) {
    await write('communities', join(FILE_NAMES.communities, `as${asn}.txt`), lines);
  }
  for (const { name, lines } of scanFiles(sample, random.fork('scans'))) {
    await write('scans', join(FILE_NAMES.scans, name), lines);
  }
  await write('truth', FILE_NAMES.truth, [`${JSON.stringify(truthOf(sample, roas.mistakes), null, 1)}\n`]);
  return files;
}

async function writeMrt(sample: Sample, out: string): Promise<LabFile[]> {
  const { collectors } = sample.world;
  const week = liveThrough(sample);
  const files: LabFile[] = [];
  const write = async (
    kind: LabFileKind,
    collector: string,
    name: string,
    parts: Iterable<Uint8Array>,
  ): Promise<void> => {
    const path = join(out, 'mrt', collector, `${name}.mrt`);
    await writeParts(path, parts);
    files.push({ kind, path, collector });
  };
  for (const collector of collectors) {
    await write('mrt-rib', collector.name, `rib.${stamp(sample.start)}`, ribRecords(collector, week, sample.start));
  }
  for (const window of windowsOf(week.messages(), sample.start, sample.end)) {
    for (const collector of collectors) {
      if (!window.messages.some((message) => message.collector === collector)) continue;
      await write('mrt-updates', collector.name, `updates.${stamp(window.at)}`, updateRecords(window, collector));
    }
  }
  return files;
}

/** A timestamp as in the file names of archives: `20261109.0600`. */
function stamp(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 16).replace('T', '.').replaceAll(/[-:]/g, '');
}
