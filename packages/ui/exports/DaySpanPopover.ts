export { DaySpanPopover, type DaySpanPopoverProps } from '../src/widgets/DaySpanPopover/DaySpanPopover.tsx';
export { anyDay, type DaySpan } from '../src/facts/daySpan.ts';
