import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { RelationPeriod } from '@routeglass/api-client/neighbors';
import type { PastRelationFacts, RelationTime } from '@routeglass/ui/RelationBadge';
import { stoodAt } from '../../lists/comparison/stoodAt.ts';
import { evidence } from '../../wire/evidence.ts';

/** A relation at some time: its IP versions, and an instant at which it existed. */
export interface AskedRelation {
  readonly neighbor: number;
  readonly relation: PastRelationFacts['relation'];
  readonly ipVersions: readonly (4 | 6)[];
  /** The end of a day, or the beginning of the span itself. */
  readonly at: { readonly endOf: Date } | { readonly start: Date };
}

interface Known {
  readonly periods: readonly RelationPeriod[];
  /** The newest inference for each IP version; empty if the networks are no longer adjacent. */
  readonly grounds: AnswerOf<Endpoints['neighborEvidence']>['relations'];
}

/** Facts about a relation at some time. */
export function pastRelation(asn: number, asked: AskedRelation, { periods, grounds }: Known): PastRelationFacts {
  const found = asked.ipVersions.flatMap((version) => {
    const known = periods.filter(({ ip_version }) => ip_version === version).toSorted(newestFirst);
    const place = known.findIndex((period) => period.type === asked.relation && isAsked(period, asked.at));
    const period = known[place];
    return period ? [{ period, next: known[place - 1] }] : [];
  });
  const isNewest = found.length > 0 && found.every(({ next }) => next === undefined);
  const ground = grounds.find(
    ({ ip_version, type }) => asked.ipVersions.includes(ip_version) && type === asked.relation,
  );
  return {
    asn,
    neighbor: asked.neighbor,
    relation: asked.relation,
    times: found.map(({ period, next }) => timeOf(period, next)),
    newest: isNewest && ground ? evidence(ground.evidence) : null,
  };
}

function isAsked({ first_seen, last_seen }: RelationPeriod, at: AskedRelation['at']): boolean {
  return 'start' in at ? Date.parse(first_seen) === at.start.getTime() : stoodAt(at.endOf, first_seen, last_seen);
}

const newestFirst = (a: RelationPeriod, b: RelationPeriod) => Date.parse(b.first_seen) - Date.parse(a.first_seen);

function timeOf({ ip_version, first_seen, last_seen }: RelationPeriod, next: RelationPeriod | undefined): RelationTime {
  return {
    ipVersion: ip_version,
    start: new Date(first_seen),
    end: last_seen === null ? null : new Date(last_seen),
    next: next ? { relation: next.type, since: new Date(next.first_seen) } : null,
  };
}
