import { exactNumber } from '../AbbreviatedNumber/abbreviate.ts';
import type { Evidence } from '../EvidencePopover/evidence.ts';
import { fewNames } from '../EvidencePopover/fewNames.ts';
import type { OverviewRating } from './asOverview.ts';

/** What a position by customer cone rests on. */
export interface ConeFacts {
  readonly asn: number;
  /** By networks or by prefixes of the cone. */
  readonly rating: OverviewRating;
  /** Whether the cone was told from paths that show it, or from relations alone. */
  readonly coneKind: 'observed' | 'recursive';
  /** Networks in the cone, itself included, and beside it on paths. */
  readonly cone: number;
  readonly neighbors: number;
  readonly sources: readonly string[];
  readonly asOf: Date;
}

const MEMBERS =
  'A customer cone is the network itself and all that is reached below it over links from provider to customer only (AS-Rank, Luckie et al., IMC 2013).';
const PLACE = 'The position is one more than the number of networks with a greater value.';

const kinds = {
  observed: {
    name: 'observed',
    rule: 'Observed: a network counts only where a path that a provider or peer passed on shows the way down to it.',
  },
  recursive: {
    name: 'from relations',
    rule: 'From relations: customers, their customers and so on, whether or not a path shows the whole way.',
  },
} as const;

/** A customer cone and the position it gives, in words. */
export function coneEvidence({ asn, rating, coneKind, cone, neighbors, sources, asOf }: ConeFacts): Evidence {
  const { metric, ipVersion, value, position, of } = rating;
  const source = fewNames(sources);
  const kind = kinds[coneKind];
  const fact = (name: string, text: string) => ({ name, value: text, source, asOf });
  const holds =
    metric === 'prefix-count-in-cc'
      ? `Inside the IPv${ipVersion} customer cone of AS${asn} ${counted(value, 'prefix is', 'prefixes are')} originated, each counted once`
      : `The IPv${ipVersion} customer cone of AS${asn} holds ${counted(value, 'network', 'networks')}, itself included`;
  return {
    reason: `${holds}: position ${exactNumber(position)} of ${exactNumber(of)}.`,
    rule: `${MEMBERS} ${kind.rule} ${PLACE}`,
    inputs: [
      fact('Networks in the cone', exactNumber(cone)),
      fact('How the cone was told', kind.name),
      fact('Networks beside it on paths', exactNumber(neighbors)),
      fact('Networks rated', exactNumber(of)),
    ],
    changes: [
      `AS${asn}, or a network below it, wins or loses a customer.`,
      ...(metric === 'prefix-count-in-cc' ? ['A network of the cone announces more or fewer prefixes.'] : []),
      'Newer tables tell another relation between two networks on the way down.',
      'Networks of nearly the same value rise or fall: a position is relative.',
    ],
  };
}

function counted(count: number, one: string, many: string): string {
  return `${exactNumber(count)} ${count === 1 ? one : many}`;
}
