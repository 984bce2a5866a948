import type { Figure } from '../bench.ts';
import { eventSection, table } from './incidents/eventSection.ts';
import { type JudgedEvent, judgeEvent } from './incidents/judgedEvents.ts';
import { readKnownBefore } from './incidents/knownBefore.ts';
import { isHijack, readLabelledEvents } from './incidents/labelledEvents.ts';
import { labSection, scoreLabs, summedUp } from './incidents/labSection.ts';
import type { LabScore } from './incidents/labScores.ts';
import { judgeTelegram, type TelegramAnswer } from './incidents/telegram.ts';
import { columns, type FileRate, keyOf, rateFiles } from './incidents/updateRates.ts';
import { writeSection } from './section.ts';

const CONTEXT = `## Incidents

Files are decoded straight into stories; detection is that of the server (\`packages/domain/src/incidents\`), without its store. What it was told besides, with its date:

- relations and cones: CAIDA as-rel and ppdc-ases of 2016-01-01, for all events; links of that file, and of an event’s table, count as known;
- the newest whole table older than an event: ipasn of 2014-05-13 (origins alone) or one peer’s table of 2015-10-23. Of a table older than 31 days only that an AS number, or an origin’s prefix, was seen before is used, not who holds a prefix;
- no ROAs, route objects, delegations or organisations: none of the events’ time are there (VRPs of 2025-07-20 only for the Telegram event of 2026). So nothing weighs more than 0.7, and closings rest on relations.`;

/** Incidents found in real events, compared with their labels; writes their section of docs/accuracy.md. */
export async function incidentsAccuracy(report: (figure: Figure) => void): Promise<void> {
  const known = await readKnownBefore();
  const judged: JudgedEvent[] = [];
  for (const event of readLabelledEvents()) judged.push(await judgeEvent(event, known, true));
  const telegram = await judgeTelegram(known);
  const labs = await scoreLabs();
  const rates = await rateFiles(known);
  writeSection(
    'incidents',
    [CONTEXT, eventSection(judged), telegramSection(telegram), labSection(labs), rateSection(rates)].join('\n\n'),
  );
  reportEvents(judged, report);
  reportLab(summedUp(labs), report);
  const [file] = rates;
  if (file)
    report({
      what: `${file.file}: ${file.announcements} announcements to stories and incidents`,
      unit: 's',
      note: 'processor time',
      ours: file.seconds,
      limit: { at: 3, better: 'lower' },
    });
}

function reportEvents(judged: readonly JudgedEvent[], report: (figure: Figure) => void): void {
  const hijacks = judged.filter(({ event }) => isHijack(event));
  const mistakes = judged.filter(({ event }) => !isHijack(event));
  const figures = [
    ['labelled hijacks found', hijacks, (one: JudgedEvent) => one.found !== null],
    ['  with the labelled offender', hijacks, (one: JudgedEvent) => one.isOffenderRight],
    ['  with the labelled victim', hijacks, (one: JudgedEvent) => one.isVictimRight],
    ['mistakes at most info', mistakes, (one: JudgedEvent) => (one.found?.severity ?? 'info') === 'info'],
  ] as const;
  for (const [what, all, isRight] of figures)
    report({ what, unit: `of ${all.length}`, ours: all.filter(isRight).length });
}

function reportLab(scores: readonly LabScore[], report: (figure: Figure) => void): void {
  for (const { kind, happened, found, told, right } of scores) {
    const limit = { at: 95, better: 'higher' } as const;
    report({ what: `laboratories, ${kind}s: recall`, unit: '%', ours: (100 * found) / happened, limit });
    report({ what: `laboratories, ${kind}s: precision`, unit: '%', ours: (100 * right) / told, limit });
  }
}

function telegramSection(answer: TelegramAnswer | null): string {
  if (!answer) return '';
  const { announced, found, others } = answer;
  const first = Math.min(...found.map(({ firstSeen }) => firstSeen));
  return `### Telegram’s prefixes and AS18101, 2026-06-16

Updates alone, no table before, VRPs of 2025-07-20: of ${announced} prefixes that AS18101 originated, ${new Set(found.map(({ prefix }) => prefix)).size} are told as its hijacks, the first at ${new Date(first * 1000).toISOString()}; hijacks of anybody else: ${others.length}. The rest has no ROA, and nobody was seen to hold it before. Severity is low throughout: few peers took them, and without a table nothing shows that they were new.`;
}

function rateSection(rates: readonly FileRate[]): string {
  const rows = rates.flatMap(({ file, announcements, prefixes, hours, counts }) =>
    ['hijack', 'leak', 'bogon'].map((kind) => [
      file,
      `${announcements} / ${prefixes}`,
      kind,
      ...columns.map((severity) => rate(counts.get(keyOf(kind, severity)) ?? 0, hours)),
    ]),
  );
  return [
    '### Ordinary files',
    'Incidents of files that nobody labelled, as a measure of false alarms: in brackets per hour. Update files have no table before them, so nothing in them is known to be new: conflicts close as not established, leaks are at most info. Of tables everything stood when observation began. For a while 50 of the hijacks in updates.20160811.1600.gz were told as low, all false: networks behind the origin were suspected though nothing was known to be new.',
    table(['file', 'announcements / prefixes', 'kind', ...columns], rows),
  ].join('\n\n');
}

function rate(count: number, hours: number): string {
  return count === 0 || hours === 0 ? String(count) : `${count} (${Math.round(count / hours)})`;
}
