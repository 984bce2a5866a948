/**
 * Replaces react-aria-components in the elements' bundle with native controls that have the same `data-*` states, so that the widgets and their looks
 * stay the same. react-aria needs styles that a strict policy forbids, listens on a document that cannot see into shadow roots, and is as large as
 * the rest of an element.
 */
export { Checkbox } from './absent.ts';
export { Button } from './Button.tsx';
export { Link } from './Link.tsx';
export { ProgressBar } from './ProgressBar.tsx';
export { Toolbar } from './Toolbar.tsx';
export { Focusable, Tooltip, TooltipTrigger } from './Tooltip.tsx';
