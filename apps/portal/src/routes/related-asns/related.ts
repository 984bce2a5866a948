import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AsListRow } from '@routeglass/ui/AsListTable';
import type { RelatedView, SkipView } from '@routeglass/ui/RelatedAsnsTable';

type Siblings = AnswerOf<Endpoints['siblings']>['data'];
type Metrics = AnswerOf<Endpoints['ratingOfList']>;

/** Networks of an organisation that are compared at once: the most that both calls take. */
const MOST = 1000;

/** Which of the related networks a view asks for: its rows, or all of them where it stands in another order than theirs. */
export function siblingsQuery({ skip, limit, sort }: RelatedView): SkipView {
  return sort ? { skip: 0, limit: MOST } : { skip, limit };
}

/** What the networks are compared by, in the order of the view. */
export function metricsQuery({ sort }: Pick<RelatedView, 'sort'>) {
  return { limit: MOST, ...(sort && { 'sort-field': sort.column, 'sort-order': sort.order }) };
}

/** The rows of a view: as the siblings stand, or as the metrics sorted them. */
export function relatedRows(siblings: Siblings, metrics: Metrics, { skip, limit, sort }: RelatedView): AsListRow[] {
  const valuesOf = new Map(metrics.map((row) => [row.asinfo.asn, row.metrics]));
  const rows = siblings.map((sibling): AsListRow => {
    const valueOf = (name: string) => valuesOf.get(sibling.asn)?.find(({ metric }) => metric === name)?.value ?? null;
    return {
      asn: sibling.asn,
      name: sibling.as_name,
      description: sibling.org_name,
      countryCode: sibling.country_code,
      countryName: sibling.country_name,
      score: valueOf('score'),
      customers: valueOf('customers'),
      customerCone: valueOf('asn-count-in-cc'),
    };
  });
  if (!sort) return rows;
  const places = new Map(metrics.map(({ asinfo }, at) => [asinfo.asn, at]));
  const placeOf = ({ asn }: AsListRow) => places.get(asn) ?? metrics.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(skip, skip + limit);
}
