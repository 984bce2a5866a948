import { exactNumber } from '../../facts/abbreviate.ts';
import type { Evidence } from '../../facts/evidence.ts';
import { fewNames } from '../../facts/fewNames.ts';
import type { OverviewRating } from './asOverview.ts';

/** Facts behind a position by customer cone. */
export interface ConeFacts {
  readonly asn: number;
  /** By networks or by prefixes of the cone. */
  readonly rating: OverviewRating;
  /** Whether the cone was derived from observed paths, or from relations only. */
  readonly coneKind: 'observed' | 'recursive';
  /** Networks in the cone, including itself, and its neighbors on paths. */
  readonly cone: number;
  readonly neighbors: number;
  readonly sources: readonly string[];
  readonly asOf: Date;
}

const MEMBERS =
  'A customer cone is the network itself plus every network reached below it over provider-to-customer links only (AS-Rank, Luckie et al., IMC 2013).';
const PLACE = 'The position is 1 plus the number of networks with a greater value.';

const kinds = {
  observed: {
    name: 'observed',
    rule: 'Observed: a network counts only if a path announced by a provider or peer leads down to it.',
  },
  recursive: {
    name: 'from relations',
    rule: 'From relations: customers, their customers and so on, even if no path shows the whole chain.',
  },
} as const;

/** A customer cone and its position, as evidence. */
export function coneEvidence({ asn, rating, coneKind, cone, neighbors, sources, asOf }: ConeFacts): Evidence {
  const { metric, ipVersion, value, position, of } = rating;
  const source = fewNames(sources);
  const kind = kinds[coneKind];
  const fact = (name: string, text: string) => ({ name, value: text, source, asOf });
  const holds =
    metric === 'prefix-count-in-cc'
      ? `The IPv${ipVersion} customer cone of AS${asn} originates ${counted(value, 'prefix', 'prefixes')}, each counted once`
      : `The IPv${ipVersion} customer cone of AS${asn} has ${counted(value, 'network', 'networks')}, itself included`;
  return {
    reason: `${holds}: position ${exactNumber(position)} of ${exactNumber(of)}.`,
    rule: `${MEMBERS} ${kind.rule} ${PLACE}`,
    inputs: [
      fact('Networks in the cone', exactNumber(cone)),
      fact('How the cone was computed', kind.name),
      fact('Neighbors seen on paths', exactNumber(neighbors)),
      fact('Networks rated', exactNumber(of)),
    ],
    changes: [
      `AS${asn} or a network below it gains or loses a customer.`,
      ...(metric === 'prefix-count-in-cc' ? ['A network in the cone announces more or fewer prefixes.'] : []),
      'Newer tables change a relation on the way down.',
      'Networks with nearly the same value move up or down: a position is relative.',
    ],
  };
}

function counted(count: number, one: string, many: string): string {
  return `${exactNumber(count)} ${count === 1 ? one : many}`;
}
