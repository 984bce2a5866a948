import type { asSetHealth, IrrQuery } from '@routeglass/api-client/irr';
import type { SetHealthReport } from '@routeglass/ui/AsSetHealth';

type AnswerTo<Query> = Query extends IrrQuery<infer _, infer Answer> ? Answer : never;

/** The health of a set in each registry, in the form that the widget uses. */
export function healthReports({ recursiveSetHealth }: AnswerTo<typeof asSetHealth>): SetHealthReport[] {
  return recursiveSetHealth.map(({ rpslPk, rootSource, loops, homonyms, missing, rests, ...same }) => ({
    ...same,
    asSet: rpslPk,
    source: rootSource,
    loops: loops.map(({ loop }) => loop),
    homonyms: homonyms.map(({ rpslPk: name, ...rest }) => ({ name, ...rest })),
    missing: missing.map(({ rpslPk: name, listedBy }) => ({ name, listedBy })),
    rests: rests.map(({ asOf, ...rest }) => ({ ...rest, asOf: asOf === null ? null : new Date(asOf) })),
  }));
}
