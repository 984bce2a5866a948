export { Flag, type FlagProps } from '../src/primitives/Flag/Flag.tsx';
export { countryName } from '../src/primitives/Flag/countryName.ts';
export { loadFlags } from '../src/primitives/Flag/flags.ts';
