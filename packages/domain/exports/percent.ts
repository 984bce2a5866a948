/** How percentages are written. */
export { percentText } from '../src/percent/percentText.ts';
