export { Mono, type MonoProps } from '../src/primitives/Mono/Mono.tsx';
