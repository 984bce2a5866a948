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

Files are decoded directly into route histories (stories), on which the server's detection runs (\`packages/domain/src/incidents\`), without its store. Its other sources, with their dates:

- relations and cones: CAIDA as-rel and ppdc-ases of 2016-01-01, for all events; links in that file or in the event’s own table count as known;
- the newest full table from before the event: ipasn of 2014-05-13 (origins only) or the table of one vantage point of 2015-10-23. If it is more than 31 days older, it only shows that an AS number, or a prefix of an origin, was seen before, not who holds a prefix;
- no ROAs, route objects, delegations or organizations: we have none from the time of the events (only VRPs of 2025-07-20, for the Telegram event of 2026). So no incident weighs more than 0.7, and closings rely on relations.`;

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
      what: `${file.file}: ${file.announcements} announcements, from decoded rows to incidents`,
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
    ['labeled hijacks found', hijacks, (one: JudgedEvent) => one.found !== null],
    ['  with the labeled offender', hijacks, (one: JudgedEvent) => one.isOffenderRight],
    ['  with the labeled victim', hijacks, (one: JudgedEvent) => one.isVictimRight],
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

From updates alone, without an earlier table, and with VRPs of 2025-07-20: of ${announced} prefixes that AS18101 originated, ${new Set(found.map(({ prefix }) => prefix)).size} are reported as its hijacks, the first at ${new Date(first * 1000).toISOString()}; hijacks by other networks: ${others.length}. The other prefixes have no ROA and no earlier holder. Severity is low throughout: few vantage points accepted the routes, and without a table nothing shows that they were new.`;
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
    'Incidents in files without labels, as a measure of false alarms; in brackets, incidents per hour. Update files have no table before them, so nothing in them is known to be new: conflicts are closed as not established, and leaks are at most info. Everything in a table was already present when our data starts. For a while, 50 of the hijacks in updates.20160811.1600.gz were reported as low, all false: networks behind the origin were suspected, although nothing was known to be new.',
    table(['file', 'announcements / prefixes', 'kind', ...columns], rows),
  ].join('\n\n');
}

function rate(count: number, hours: number): string {
  return count === 0 || hours === 0 ? String(count) : `${count} (${Math.round(count / hours)})`;
}
