export { PositionChange, type PositionChangeProps } from '../src/widgets/PositionChange/PositionChange.tsx';
