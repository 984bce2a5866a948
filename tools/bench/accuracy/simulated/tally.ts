import type { JudgedSimulation } from './judgeEvent.ts';

/** How often detection was right about some events; precision counts incidents above info. */
export class Tally {
  events = 0;
  found = 0;
  first = 0;
  amongThree = 0;
  victim = 0;
  right = 0;
  wrong = 0;

  /** If there are several attackers, each one is a separate event. */
  add({ answers, right, wrong }: JudgedSimulation): void {
    this.events += Math.max(1, answers.length);
    for (const answer of answers) {
      this.found += Number(answer.found !== null);
      this.first += Number(answer.isFirst);
      this.amongThree += Number(answer.isAmongThree);
      this.victim += Number(answer.isVictimRight);
    }
    this.right += right.length;
    this.wrong += wrong.length;
  }
}

/** A tally for each key, in order of first appearance. */
export function tallied(
  judged: Iterable<JudgedSimulation>,
  keyOf: (one: JudgedSimulation) => string,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const one of judged) {
    const key = keyOf(one);
    let tally = tallies.get(key);
    if (!tally) tallies.set(key, (tally = new Tally()));
    tally.add(one);
  }
  return tallies;
}
