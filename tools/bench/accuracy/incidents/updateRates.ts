import { detectIncidents } from '@routeglass/domain/incident-detection';
import { type Severity, severities } from '@routeglass/domain/incidents';
import { sharedData } from '../../../shared-data.ts';
import { lookupOf } from './eventLookup.ts';
import type { KnownBefore } from './knownBefore.ts';
import { StoryReader } from './storyReader.ts';

/** The result of detection for an ordinary file. */
export interface FileRate {
  readonly file: string;
  readonly announcements: number;
  readonly prefixes: number;
  /** Hours between its first and last row; 0 for a table. */
  readonly hours: number;
  /** Incidents by kind and severity; `closed` are closed candidates. */
  readonly counts: ReadonlyMap<string, number>;
  /** Processor seconds from decoded rows to stories and on to incidents. */
  readonly seconds: number;
}

const FILES = [
  'updates.20190101.0000.gz',
  'updates.20260222.1530.bz2',
  'updates.20160811.1600.gz',
  'updates.jinx.20150401.0000.bz2',
  'updates.20070211.0141.gz',
  'rib.rrc06.20100701.0759.bz2',
  'rib.20140523.0600.slice.bz2',
  'rib6.20151101.0600.slice.bz2',
] as const;

export async function rateFiles(known: KnownBefore): Promise<FileRate[]> {
  const rates: FileRate[] = [];
  for (const file of FILES) {
    const path = sharedData(`mrt/${file}`);
    if (path) rates.push(await rateFile(file, path, known));
  }
  return rates;
}

async function rateFile(file: string, path: string, known: KnownBefore): Promise<FileRate> {
  const reader = new StoryReader();
  await reader.read(path);
  const began = process.cpuUsage();
  const stories = reader.stories();
  const isTable = file.startsWith('rib');
  const lookup = lookupOf(reader, stories, known, isTable ? reader.first : null);
  const incidents = detectIncidents(stories, lookup, reader.last);
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  const counts = new Map<string, number>();
  for (const { kind, benign, severity } of incidents) {
    const key = keyOf(kind, benign ? 'closed' : severity);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const hours = isTable ? 0 : (reader.last - reader.first) / 3600;
  return { file, announcements: reader.announcements, prefixes: stories.length, hours, counts, seconds };
}

export function keyOf(kind: string, severity: Severity | 'closed'): string {
  return `${kind} ${severity}`;
}

/** The highest severity first. */
export const columns: readonly (Severity | 'closed')[] = [...severities.toReversed(), 'closed'];
