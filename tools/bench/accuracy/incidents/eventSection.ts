import { isHijack } from './labelledEvents.ts';
import type { JudgedEvent } from './judgedEvents.ts';

/** The labeled events as Markdown: a row each, sums, and a sentence for each difference from a label. */
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
    '### 45 labeled events, 2008 to 2019',
    'Source: grace71/bgp-hijacks-classifier, with its own labels. Delay: seconds from the first wrong route at a collector until detection, route by route, names the offender.',
    table(
      [
        'hijack',
        'prefix',
        'detected as',
        'victim',
        'offender',
        'in labeled span',
        'severity',
        'vantage points',
        'delay',
      ],
      hijacks.map(hijackRow),
    ),
    `Recall: ${count(hijacks, ({ found }) => found !== null)} found, offender correct in ${count(hijacks, ({ isOffenderRight }) => isOffenderRight)}, victim correct in ${count(hijacks, ({ isVictimRight }) => isVictimRight)}, within the labeled span in ${count(hijacks, ({ isSpanRight }) => isSpanRight)}. Precision above info: ${precision} % (${told.length} incidents, ${wrong.length} of them by an offender that is not in the label).`,
    table(
      ['mistake', 'prefix', 'detected as', 'severity', 'offender', 'victim'],
      mistakes.map(({ event, found }) => [
        event.name,
        event.prefix,
        found?.type ?? 'no conflict',
        found?.severity ?? '–',
        found ? `AS${found.offender}` : '–',
        found?.victims.map((asn) => `AS${asn}`).join(', ') ?? '–',
      ]),
    ),
    `Above info: ${mistakes.filter(({ found }) => found !== null && found.severity !== 'info').length} of ${mistakes.length}. "No conflict": no other network announced the prefix or a covering prefix in the files, or the one that did is the holder’s provider.`,
    `In ${knowable(hijacks).length} hijacks, the label names no victim, or one that announces the prefix or a covering prefix in the event’s own files: the victim is correct in ${count(knowable(hijacks), ({ isVictimRight }) => isVictimRight)}. In the others, no rule could find the victim in these files, and the older full tables do not show it either.`,
    '**Differences from the labels, and why**',
    judged.flatMap(explanations).join('\n'),
  ].join('\n\n');
}

/** Hijacks whose labeled victim can be found: there is none, or it is an origin in the event's own files. */
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
    mark(isVictimRight, found.victims.map((asn) => `AS${asn}`).join(', ') || 'none'),
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
        `the label blames the origin AS${found.origin}. It was never seen before, so detection blames its only neighbor AS${found.offender}, as in the petersburg and bitcanal events, which look the same. The incident names both.`,
      );
  }
  for (const { type, severity, prefix, offender } of others)
    say(
      `false alarm: ${type} of ${prefix} by AS${offender}, ${severity}; these files never showed this first hop before.`,
    );
  return lines;
}

function victimWords(victims: readonly number[], found: readonly number[], origins: ReadonlySet<number>): string {
  const [victim = 0] = victims;
  const words = `the labeled victim AS${victim} announces neither the prefix nor a covering prefix in the event’s own files`;
  if (origins.has(victim)) return `AS${victim} was not known to hold the prefix before.`;
  return found.length === 0
    ? `${words}, nor does any other network. The space is unused, and only a registry of that day could name its holder.`
    : `${words}; AS${found[0]} does.`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
