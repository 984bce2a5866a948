export { LogoMarquee, type LogoMarqueeProps } from '../src/widgets/LogoMarquee/LogoMarquee.tsx';
export { LogoRow } from '../src/widgets/LogoMarquee/LogoRow.tsx';
