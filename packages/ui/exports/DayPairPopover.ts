export { DayPairPopover, type DayPairPopoverProps } from '../src/widgets/DayPairPopover/DayPairPopover.tsx';
export { isDay, type DayPair } from '../src/facts/dayPair.ts';
