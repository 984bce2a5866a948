export { Stat, type StatProps } from '../src/primitives/Stat/Stat.tsx';
