export { ProductHero, type ProductHeroProps } from '../src/widgets/ProductHero/ProductHero.tsx';
