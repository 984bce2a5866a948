export { useDrawnHere } from '../src/primitives/useDrawnHere.ts';
