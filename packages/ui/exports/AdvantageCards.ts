export {
  AdvantageCards,
  type Advantage,
  type AdvantageCardsProps,
} from '../src/widgets/AdvantageCards/AdvantageCards.tsx';
