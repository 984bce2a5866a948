export { Hero, type HeroProps, type Visitor } from '../src/widgets/Hero/Hero.tsx';
