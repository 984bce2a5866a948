import { createReaders, examine, type LeakSighting, type Readers } from '@routeglass/domain/incident-detection';
import type { PrefixStory } from '@routeglass/domain/history';
import type { Incident } from '@routeglass/domain/incidents';
import type { Knowledge } from './knowledge/knowledge.ts';

export interface Examined {
  /** Hijacks and bogons, closed candidates included. */
  readonly incidents: readonly Incident[];
  readonly leakSightings: readonly LeakSighting[];
}

/** Rounds of questions and answers for one part; anything still unanswered after them counts as unknown. */
const MOST_ROUNDS = 4;

/**
 * Examines stories, which must include all covering prefixes of each. `isWanted` is as in `examine`. Prefixes that waited for answers are examined
 * again when the answers are there. `readers` may be shared with other parts.
 */
export async function examineStories(
  stories: readonly PrefixStory[],
  { lookup, now, spans }: Knowledge,
  isWanted: (prefix: string) => boolean = () => true,
  readers: Readers = createReaders(lookup),
): Promise<Examined> {
  const incidents: Incident[] = [];
  const leakSightings: LeakSighting[] = [];
  let again: ReadonlySet<string> | null = null;
  for (let round = 1; round <= MOST_ROUNDS && again?.size !== 0; round += 1) {
    const askers = new Set<string>();
    let current: string | null = null;
    let before = spans.unanswered;
    const settle = (): void => {
      if (current !== null && spans.unanswered > before) askers.add(current);
      before = spans.unanswered;
    };
    const wanted = again;
    const isToExamine = (prefix: string): boolean => {
      settle();
      current = (wanted ? wanted.has(prefix) : isWanted(prefix)) ? prefix : null;
      return current !== null;
    };
    const findings = examine(stories, lookup, now, isToExamine, readers);
    settle();
    const isLast = round === MOST_ROUNDS;
    for (const hijack of findings.hijacks) if (isLast || !askers.has(hijack.prefix)) incidents.push(hijack);
    // Bogons and leaks ask nothing that must be fetched: the first round finds all of them.
    if (round === 1) {
      for (const bogon of findings.bogons) incidents.push(bogon);
      for (const sighting of findings.leakSightings) leakSightings.push(sighting);
    }
    await spans.answer();
    again = askers;
  }
  return { incidents, leakSightings };
}
