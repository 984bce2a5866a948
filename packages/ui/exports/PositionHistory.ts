export { PositionHistory, type PositionHistoryProps } from '../src/widgets/PositionHistory/PositionHistory.tsx';
