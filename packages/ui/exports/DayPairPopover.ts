export { DayPairPopover, type DayPairPopoverProps } from '../src/widgets/DayPairPopover/DayPairPopover.tsx';
export { isDay } from '@routeglass/domain/time';
export type { DayPair } from '../src/facts/dayPair.ts';
