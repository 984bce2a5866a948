export { NewsBanner, type NewsBannerProps } from '../src/widgets/NewsBanner/NewsBanner.tsx';
