/**
 * Stands in for react-aria-components in the elements' bundle: native controls that carry the same `data-*` states, so that the
 * widgets and their looks stay the same. react-aria asks for styles that a strict policy forbids, listens on a document that sees
 * into no shadow root, and is as heavy as the rest of an element together.
 */
export { Checkbox } from './absent.ts';
export { Button } from './Button.tsx';
export { Link } from './Link.tsx';
export { ProgressBar } from './ProgressBar.tsx';
export { Toolbar } from './Toolbar.tsx';
export { Focusable, Tooltip, TooltipTrigger } from './Tooltip.tsx';
