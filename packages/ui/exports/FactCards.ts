export { FactCards, type Fact, type FactCardsProps } from '../src/widgets/FactCards/FactCards.tsx';
