export { Tooltip, TOOLTIP_DELAY, type TooltipProps } from '../src/primitives/Tooltip/Tooltip.tsx';
