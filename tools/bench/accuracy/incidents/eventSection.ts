import { isHijack } from './labelledEvents.ts';
import type { JudgedEvent } from './judgedEvents.ts';

/** The labelled events as Markdown: a row each, sums, and a sentence for each difference from a label. */
export function eventSection(judged: readonly JudgedEvent[]): string {
  const hijacks = judged.filter(({ event }) => isHijack(event));
  const mistakes = judged.filter(({ event }) => !isHijack(event));
  const count = (of: readonly JudgedEvent[], what: (one: JudgedEvent) => boolean): string =>
    `${of.filter(what).length} of ${of.length}`;
  const told = judged.flatMap(({ found, others, event }) =>
    [...(found && isHijack(event) ? [found] : []), ...others].filter(({ severity }) => severity !== 'info'),
  );
  const wrong = judged.flatMap(({ others }) => others.filter(({ severity }) => severity !== 'info'));
  const precision = ((100 * (told.length - wrong.length)) / Math.max(1, told.length)).toFixed(0);
  return [
    '### 45 labelled events, 2008 to 2019',
    'Source: grace71/bgp-hijacks-classifier; labels are the source’s own. Delay: seconds from the first wrong route that a collector saw to the first moment at which detection, fed route by route, names the offender.',
    table(
      ['hijack', 'prefix', 'found as', 'victim', 'offender', 'in its span', 'severity', 'peers', 'delay'],
      hijacks.map(hijackRow),
    ),
    `Recall: ${count(hijacks, ({ found }) => found !== null)} found, offender right in ${count(hijacks, ({ isOffenderRight }) => isOffenderRight)}, victim right in ${count(hijacks, ({ isVictimRight }) => isVictimRight)}, within the span ${count(hijacks, ({ isSpanRight }) => isSpanRight)}. Precision above info: ${precision} % (${told.length} incidents, ${wrong.length} of somebody whom no label names).`,
    table(
      ['mistake', 'prefix', 'classed as', 'severity', 'offender', 'of'],
      mistakes.map(({ event, found }) => [
        event.name,
        event.prefix,
        found?.type ?? 'no conflict',
        found?.severity ?? '–',
        found ? `AS${found.offender}` : '–',
        found?.victims.map((asn) => `AS${asn}`).join(', ') ?? '–',
      ]),
    ),
    `Graver than info: ${mistakes.filter(({ found }) => found !== null && found.severity !== 'info').length} of ${mistakes.length}. "No conflict": nobody else announced the prefix or a cover of it in the files, or the network that did is the holder’s provider.`,
    `Of the ${knowable(hijacks).length} hijacks whose labelled victim announces the prefix or a cover of it in the event’s own files, ${count(knowable(hijacks), ({ isVictimRight }) => isVictimRight)} have it as the victim; for the others no rule could find it there, and none of the older whole tables holds it either.`,
    '**What differs from its label, and why**',
    judged.flatMap(explanations).join('\n'),
  ].join('\n\n');
}

/** Hijacks whose labelled victim can be found: there is none, or it is an origin in the event's own files. */
function knowable(hijacks: readonly JudgedEvent[]): JudgedEvent[] {
  return hijacks.filter(
    ({ event, origins }) => event.victims.length === 0 || event.victims.some((asn) => origins.has(asn)),
  );
}

function hijackRow({ event, found, delay, isVictimRight, isOffenderRight, isSpanRight }: JudgedEvent): string[] {
  const mark = (isRight: boolean, text: string): string => (isRight ? text : `${text} ✗`);
  if (!found) return [event.name, event.prefix, '**missed**', '', '', '', '', '', ''];
  return [
    event.name,
    event.prefix,
    found.type,
    mark(isVictimRight, found.victims.map((asn) => `AS${asn}`).join(', ') || 'nobody'),
    mark(isOffenderRight, `AS${found.offender}`),
    isSpanRight ? 'yes' : 'no ✗',
    `${found.severity} ${found.coefficient.toFixed(2)}`,
    `${found.peers} (${(found.relativePropagation ?? 0).toFixed(0)} %)`,
    delay === null ? '–' : `${delay} s`,
  ];
}

function explanations({ event, found, isVictimRight, isOffenderRight, others, origins }: JudgedEvent): string[] {
  const lines: string[] = [];
  const say = (text: string): number => lines.push(`- ${event.name}: ${text}`);
  if (isHijack(event)) {
    if (!found) say('missed.');
    if (found && !isVictimRight) say(victimWords(event.victims, found.victims, origins));
    if (found && !isOffenderRight && found.origin !== null && event.offenders.includes(found.origin))
      say(
        `the label blames AS${found.origin}, the origin; it was never seen before, and its only neighbor AS${found.offender} is held to account, as in the petersburg and bitcanal events, which look alike. The incident names both.`,
      );
  }
  for (const { type, severity, prefix, offender } of others)
    say(
      `false alarm: ${type} of ${prefix} by AS${offender}, ${severity}; a first hop that these files never showed before.`,
    );
  return lines;
}

function victimWords(victims: readonly number[], found: readonly number[], origins: ReadonlySet<number>): string {
  const [victim = 0] = victims;
  const words = `the label’s victim AS${victim} announces neither the prefix nor a cover of it in the event’s own files`;
  if (origins.has(victim)) return `AS${victim} was not seen to hold the prefix before.`;
  return found.length === 0
    ? `${words}, nor does anybody else: unused space, whose holder only a registry of that day could name.`
    : `${words}; there AS${found[0]} does.`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
