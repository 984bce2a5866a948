export { Hero, type HeroDocument, type HeroProps, type Visitor } from '../src/widgets/Hero/Hero.tsx';
