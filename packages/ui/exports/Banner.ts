export { Banner, type BannerProps } from '../src/primitives/Banner/Banner.tsx';
