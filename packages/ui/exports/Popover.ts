export { Popover, type PopoverProps } from '../src/primitives/Popover/Popover.tsx';
