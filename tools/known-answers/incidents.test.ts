import { beforeAll, describe, expect, it } from 'vitest';
import { type JudgedEvent, judgeEvent } from '../bench/accuracy/incidents/judgedEvents.ts';
import { readKnownBefore } from '../bench/accuracy/incidents/knownBefore.ts';
import { isHijack, readLabelledEvents } from '../bench/accuracy/incidents/labelledEvents.ts';
import { sharedData } from '../shared-data.ts';

/** The origin in these events was never seen, and they look alike: the label blames the origin in one and the neighbor in the other. */
const BLAMED_OTHERWISE = ['sky_1'];
/** Events whose labelled victim announces neither the prefix nor a cover of it in the event's files. */
const WITHOUT_VICTIM = ['backconnect_1', 'backconnect_5', 'iran_3', 'petersburg_unused_2', 'sky_1', 'torg_3'];
const PATIENCE = 300_000;

describe.skipIf(sharedData('incidents/incidents.csv') === null)('the 45 labelled events of 2008 to 2019', () => {
  const judged: JudgedEvent[] = [];
  beforeAll(async () => {
    const known = await readKnownBefore();
    for (const event of readLabelledEvents()) judged.push(await judgeEvent(event, known));
  }, PATIENCE);
  const hijacks = () => judged.filter(({ event }) => isHijack(event));
  const namesOf = (events: readonly JudgedEvent[]) => events.map(({ event }) => event.name);

  it('has every hijack found on its prefix and within its span', () => {
    expect(hijacks()).toHaveLength(21);
    expect(namesOf(hijacks().filter(({ found, isSpanRight }) => !found || !isSpanRight))).toEqual([]);
  });

  it('has the right offender and victim found where the files show them', () => {
    expect(namesOf(hijacks().filter(({ isOffenderRight }) => !isOffenderRight))).toEqual(BLAMED_OTHERWISE);
    expect(namesOf(hijacks().filter(({ isVictimRight }) => !isVictimRight))).toEqual(WITHOUT_VICTIM);
  });

  it('has no mistake told as more than info, and prepends and wrong digits told as such', () => {
    const mistakes = judged.filter(({ event }) => !isHijack(event));
    expect(namesOf(mistakes.filter(({ found }) => found && found.severity !== 'info'))).toEqual([]);
    const prepends = mistakes.filter(({ event }) => event.category === 'prepend');
    expect(new Set(prepends.map(({ found }) => found?.type))).toEqual(new Set(['path-prepend']));
    const types = Object.fromEntries(mistakes.map(({ event, found }) => [event.name, found?.type]));
    expect(types).toMatchObject({ typo_1: 'prefix-typo', typo_asn_156532: 'asn-typo', typo_asn_156533: 'asn-typo' });
  });

  it('tells of nobody else above info', () => {
    const others = judged.flatMap((one) => one.others.filter(({ severity }) => severity !== 'info'));
    expect(others.map(({ prefix, offender }) => `${prefix} ${offender}`)).toEqual([]);
  });
});
