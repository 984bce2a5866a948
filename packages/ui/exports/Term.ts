export { Term, type TermProps } from '../src/primitives/Term/Term.tsx';
