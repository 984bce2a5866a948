export { Spinner, type SpinnerProps } from '../src/primitives/Spinner/Spinner.tsx';
