export { LinkCards, type CardLink, type LinkCardsProps } from '../src/widgets/LinkCards/LinkCards.tsx';
