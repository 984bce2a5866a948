import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AsListRow } from '@routeglass/ui/AsListTable';
import type { RelatedView } from '@routeglass/ui/RelatedAsnsTable';

type Siblings = AnswerOf<Endpoints['siblings']>['data'];
type Metrics = AnswerOf<Endpoints['ratingOfList']>;

/** The most networks that both calls take at once. */
export const MOST_NETWORKS = 1000;

/** The question that a view asks for the related networks. */
export function siblingsQuery({ skip, limit, sort }: RelatedView) {
  return { skip, limit, ...(sort && { 'sort-by': sort.column, order: sort.order }) };
}

/** The networks in their order, with what they are compared by. */
export function relatedRows(siblings: Siblings, metrics: Metrics): AsListRow[] {
  const ratedAs = new Map(metrics.map((row) => [row.asinfo.asn, row]));
  // Of one organisation all are mostly of one world, and the page says which.
  const isMixed = new Set(metrics.map(({ sample }) => sample === true)).size > 1;
  return siblings.map((sibling) => {
    const valueOf = (name: string) =>
      ratedAs.get(sibling.asn)?.metrics.find(({ metric }) => metric === name)?.value ?? null;
    return {
      asn: sibling.asn,
      name: sibling.as_name,
      description: sibling.org_name,
      countryCode: sibling.country_code,
      countryName: sibling.country_name,
      score: valueOf('score'),
      customers: valueOf('customers'),
      customerCone: valueOf('asn-count-in-cc'),
      ...(isMixed && { sample: ratedAs.get(sibling.asn)?.sample }),
    };
  });
}
