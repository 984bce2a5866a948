export { PlayerBar, type PlayerBarProps } from '../src/widgets/PlayerBar/PlayerBar.tsx';
export type { PlayerCounts } from '../src/widgets/PlayerBar/PlayerState.tsx';
