import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Plan } from '@routeglass/ui/PlanCard';
import { comparisonTabs, type Comparison, type ComparisonTab } from '@routeglass/ui/PlanComparison';

type Content = AnswerOf<Endpoints['content']>;
type Written = NonNullable<Content['plans']>['plans'][number];

/** A plan of the operator's content in the form that its card uses. */
export function planOf({ labelPrice, listPrice, discount, isFavorite, notification, ...plan }: Written): Plan {
  return {
    ...plan,
    ...(labelPrice !== undefined && { labelPrice }),
    ...(listPrice !== undefined && { listPrice }),
    ...(discount !== undefined && { discount }),
    ...(isFavorite !== undefined && { isFavorite }),
    ...(notification !== undefined && { notification }),
  };
}

/** The features of each tab; empty if the operator lists none. */
export function comparisonOf(written: NonNullable<Content['comparison']>): Comparison {
  const featuresOf = (tab: ComparisonTab) => written.find((group) => group.tab === tab)?.features ?? [];
  return Object.fromEntries(comparisonTabs.map(({ id }) => [id, featuresOf(id)])) as unknown as Comparison;
}
