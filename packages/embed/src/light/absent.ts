/** Stubs for parts of react-aria and our components that are imported but never drawn by an element. */
export const Checkbox = (): null => null;
export const VirtualRows = (): null => null;
export const LinkWhy = (): null => null;
export const FoldedFilters = (): null => null;
