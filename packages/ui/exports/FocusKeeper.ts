export { FocusKeeper, type FocusKeeperProps } from '../src/primitives/FocusKeeper/FocusKeeper.tsx';
