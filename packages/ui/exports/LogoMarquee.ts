export { LogoMarquee, type LogoMarqueeProps } from '../src/widgets/LogoMarquee/LogoMarquee.tsx';
