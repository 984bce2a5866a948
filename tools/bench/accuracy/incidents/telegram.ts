import { detectIncidents } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import { createOriginValidator } from '@routeglass/domain/validity';
import { readVrps } from '../../../known-answers/vrps.ts';
import { sharedData } from '../../../shared-data.ts';
import { lookupOf } from './eventLookup.ts';
import type { KnownBefore } from './knownBefore.ts';
import { StoryReader } from './storyReader.ts';

/** The result of detection for the Telegram prefixes that AS18101 announced on 2026-06-16. */
export interface TelegramAnswer {
  /** Number of prefixes with AS18101 as the origin in their paths. */
  readonly announced: number;
  readonly found: readonly Incident[];
  /** Hijacks by other offenders. */
  readonly others: readonly Incident[];
}

const OFFENDER = 18_101;
const VRPS = { name: 'rpki-client', asOf: Date.UTC(2025, 6, 20, 9, 31) / 1000 };

/** From updates alone, without an earlier table: only VRPs from eleven months earlier show the holders. Null if the files are missing. */
export async function judgeTelegram(known: KnownBefore): Promise<TelegramAnswer | null> {
  const updates = sharedData('incidents/telegram_as18101_20260616.updates.mrt.gz');
  const vrps = sharedData('rpki/rpki-client.20250720T093133Z.json.bz2');
  if (!updates || !vrps) return null;
  const reader = new StoryReader();
  await reader.read(updates);
  const stories = reader.stories();
  const validator = createOriginValidator(await readVrps(vrps));
  const lookup = lookupOf(reader, stories, known, null);
  const told = detectIncidents(
    stories,
    { ...lookup, roas: VRPS, roa: (prefix, origin) => validator.explain(prefix, origin) },
    reader.last,
  ).filter(({ kind, benign }) => kind === 'hijack' && benign === null);
  const announced = stories.filter(({ routes }) => routes.some(({ origin }) => origin === OFFENDER));
  return {
    announced: announced.length,
    found: told.filter(({ offender }) => offender === OFFENDER),
    others: told.filter(({ offender }) => offender !== OFFENDER),
  };
}
