import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AsListRow } from '@routeglass/ui/AsListTable';
import type { RelatedView } from '@routeglass/ui/RelatedAsnsTable';

type Siblings = AnswerOf<Endpoints['siblings']>['data'];
type Metrics = AnswerOf<Endpoints['ratingOfList']>;

/** Most networks that both calls accept at once. */
export const MOST_NETWORKS = 1000;

/** Query of the related networks for a view. */
export function siblingsQuery({ skip, limit, sort }: RelatedView) {
  return { skip, limit, ...(sort && { 'sort-by': sort.column, order: sort.order }) };
}

/** The networks in order, with their metrics. */
export function relatedRows(siblings: Siblings, metrics: Metrics): AsListRow[] {
  const ratedAs = new Map(metrics.map((row) => [row.asinfo.asn, row]));
  // Networks of an organization are usually all of one world, which the page then shows once.
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
