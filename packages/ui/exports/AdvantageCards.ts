export {
  AdvantageCards,
  type Advantage,
  type AdvantageCardsProps,
} from '../src/widgets/AdvantageCards/AdvantageCards.tsx';
export { advantageIcons } from '../src/widgets/AdvantageCards/advantageIcons.ts';
