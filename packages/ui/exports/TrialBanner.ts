export { TrialBanner, type TrialBannerProps } from '../src/widgets/TrialBanner/TrialBanner.tsx';
