import { comparedInstant, isDay } from '@routeglass/domain/time';
import { dayText } from '../../facts/dateText.ts';
import type { ChangeKind } from '../../facts/change.ts';
import type { DayPair } from '../../facts/dayPair.ts';
import type { RowPage } from '../../facts/pageView.ts';

/** A page of differences between two days, with the count of each kind. */
export interface ChangesPage<Row> extends RowPage<Row> {
  readonly counts: Readonly<Record<ChangeKind, number>>;
  /** When the network was first seen with anything of the kind; null if never. */
  readonly knownFrom: Date | null;
  /** Time of the newest loaded route; null if none is loaded. */
  readonly asOf: Date | null;
}

/** Caveats of a comparison: days without data, or days that the loaded routes do not reach. */
export function caveatsOf(
  { from, until }: DayPair,
  { knownFrom, asOf }: Pick<ChangesPage<unknown>, 'knownFrom' | 'asOf'>,
): readonly string[] {
  if (asOf === null) return ['No routes are loaded, so there is nothing to compare.'];
  const caveats: string[] = [];
  if (knownFrom && comparedInstant(from) <= knownFrom) {
    caveats.push(`No data before ${dayText(knownFrom)}, so everything shows as added.`);
  }
  if (isDay(until) && Date.parse(until) > asOf.getTime()) {
    caveats.push(`The newest data is from ${dayText(asOf)}, so ${until.replaceAll('-', '/')} shows that state.`);
  }
  return caveats;
}
