export { ErrorView, type ErrorViewProps } from '../src/widgets/ErrorView/ErrorView.tsx';
