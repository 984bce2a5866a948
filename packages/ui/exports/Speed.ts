export { Speed, type SpeedProps } from '../src/widgets/Speed/Speed.tsx';
export { speedText } from '../src/widgets/Speed/speedText.ts';
