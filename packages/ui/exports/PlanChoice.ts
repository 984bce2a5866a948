export { PlanChoice, type PlanChoiceProps } from '../src/widgets/PlanChoice/PlanChoice.tsx';
