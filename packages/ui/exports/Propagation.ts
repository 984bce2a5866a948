export { Propagation, type PropagationProps } from '../src/widgets/Propagation/Propagation.tsx';
export { propagationText } from '../src/facts/propagationText.ts';
