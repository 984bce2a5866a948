export { PlanCard, type PlanCardProps } from '../src/widgets/PlanCard/PlanCard.tsx';
export { PlanCards, type PlanCardsProps } from '../src/widgets/PlanCard/PlanCards.tsx';
export { PlanCardsSkeleton } from '../src/widgets/PlanCard/PlanCardsSkeleton.tsx';
export type { Plan, PlanFacts } from '../src/widgets/PlanCard/plan.ts';
