import { DEFAULT_SEED } from '../../../../apps/server/src/lab/files.ts';
import { table } from './eventSection.ts';
import { type LabScore, scoreLab } from './labScores.ts';

/** Number of labs, from the default seed on: a single lab has only eight leaks. */
const LABS = 10;

type Lab = Awaited<ReturnType<typeof scoreLab>> & { readonly seed: number };

export async function scoreLabs(): Promise<Lab[]> {
  const labs: Lab[] = [];
  for (let seed = DEFAULT_SEED; seed < DEFAULT_SEED + LABS; seed += 1) labs.push({ seed, ...(await scoreLab(seed)) });
  return labs;
}

/** How well detection works for each kind, in all labs together. */
export function summedUp(labs: readonly Lab[]): LabScore[] {
  const kinds = labs[0]?.scores.map(({ kind }) => kind) ?? [];
  return kinds.map((kind) => {
    const own = labs.flatMap(({ scores }) => scores.filter((score) => score.kind === kind));
    const sum = (of: 'happened' | 'found' | 'told' | 'right'): number => own.reduce((all, one) => all + one[of], 0);
    return {
      kind,
      happened: sum('happened'),
      found: sum('found'),
      told: sum('told'),
      right: sum('right'),
      notes: own.flatMap(({ notes }) => notes),
    };
  });
}

export function labSection(labs: readonly Lab[]): string {
  const [first] = labs;
  if (!first) return '';
  const closed = [...first.closed].map(([reason, count]) => `${reason} ${count}`).join(', ');
  return [
    '### The laboratory’s week',
    'Relations are inferred from its first table; ASPAs are used, too. One event may be several incidents: one for each prefix of a hijack, and one for each network from which a leaker learned the routes.',
    `The sample that Routeglass ships with (seed ${first.seed}):`,
    scoreTable(first.scores),
    `Closed, by reason: ${closed}.`,
    `Laboratories of seeds ${first.seed} to ${labs.at(-1)?.seed}, so that no rule is fitted to a single one:`,
    scoreTable(summedUp(labs)),
    labs
      .flatMap(({ seed, scores }) => scores.flatMap(({ notes }) => notes.map((note) => `- Seed ${seed}. ${note}`)))
      .join('\n'),
  ].join('\n\n');
}

function scoreTable(scores: readonly LabScore[]): string {
  const rows = scores.map(({ kind, happened, found, told, right }) => [
    kind,
    String(happened),
    `${found} (${percent(found, happened)})`,
    String(told),
    `${right} (${percent(right, told)})`,
  ]);
  return table(['kind', 'events', 'found (recall)', 'reported', 'correct (precision)'], rows);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
