export { CaseCards, type CaseCardsProps, type CustomerCase } from '../src/widgets/CaseCards/CaseCards.tsx';
