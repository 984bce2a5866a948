import type { NeighborRelation } from '@routeglass/domain/neighbor';
import { minuteText } from '../../facts/dateText.ts';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import { relationWords } from '../../facts/relationWords.ts';

/** A period with one relation to a neighbor over one IP version. */
export interface RelationTime {
  readonly ipVersion: 4 | 6;
  readonly start: Date;
  /** Null if it still applies. */
  readonly end: Date | null;
  /** The relation that followed; null if none is known. */
  readonly next: { readonly relation: NeighborRelation; readonly since: Date } | null;
}

/** What is known about a relation at some past time. */
export interface PastRelationFacts {
  readonly asn: number;
  readonly neighbor: number;
  readonly relation: NeighborRelation;
  /** One per IP version with that relation; empty if no loaded table shows it. */
  readonly times: readonly RelationTime[];
  /** Evidence of the relation if it is still the newest one; null if another verdict followed. */
  readonly newest: Evidence | null;
}

const SOURCE = 'Routing tables and updates';
const INFERRED =
  'Relations are inferred from the AS paths of the tables after each load (AS-Rank, Luckie et al., IMC 2013).';

/** Evidence for a past relation: its period, and the stored reasons. */
export function pastRelationEvidence(facts: PastRelationFacts): Evidence {
  const { times, newest } = facts;
  const spans = times.flatMap((time) => spanInputs(time, times.length > 1));
  if (newest) {
    return {
      ...newest,
      rule: `${newest.rule} Relations are inferred again after each load. The evidence below is from the newest inference, which agrees.`,
      inputs: [...spans, ...newest.inputs],
    };
  }
  return {
    reason: reasonOf(facts),
    rule: `${INFERRED} For past times, the relation and its time span are kept, but not the paths behind it.`,
    inputs: spans,
    changes: ['Other tables from that time are loaded. Data loaded from now on does not change the past.'],
  };
}

function reasonOf({ asn, neighbor, relation, times }: PastRelationFacts): string {
  const [time, other] = times;
  if (!time) return `No loaded table covers the link AS${asn}–AS${neighbor} at that time any more.`;
  const showed = `the tables of that time showed AS${neighbor} as ${words[relation]} AS${asn} over`;
  if (other) return `T${showed.slice(1)} IPv4 and IPv6.`;
  const until = time.end === null ? 'on' : `to ${minuteText(time.end)}`;
  return `From ${minuteText(time.start)} ${until}, ${showed} IPv${time.ipVersion}.`;
}

const words: Readonly<Record<NeighborRelation, string>> = {
  providers: 'a provider of',
  customers: 'a customer of',
  peerings: 'a peer of',
  unspecified: 'a neighbor of unspecified type of',
};

function spanInputs({ ipVersion, start, end, next }: RelationTime, isOneOfTwo: boolean): EvidenceInput[] {
  const over = isOneOfTwo ? ` over IPv${ipVersion}` : '';
  const fact = (name: string, value: string, asOf: Date) => ({ name: `${name}${over}`, value, source: SOURCE, asOf });
  return [
    fact('First seen as such', minuteText(start), start),
    ...(end ? [fact('Last seen as such', minuteText(end), end)] : []),
    ...(next ? [fact('What it became', relationWords[next.relation].one, next.since)] : []),
  ];
}
