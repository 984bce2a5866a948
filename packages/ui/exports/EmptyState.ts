export { EmptyState, type EmptyStateProps } from '../src/primitives/EmptyState/EmptyState.tsx';
