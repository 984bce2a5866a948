export { ErrorState, type ErrorStateProps } from '../src/primitives/ErrorState/ErrorState.tsx';
