/** Parts of react-aria and of the house that a file of the house names, but no element draws. */
export const Checkbox = (): null => null;
export const VirtualRows = (): null => null;
export const LinkWhy = (): null => null;
export const FoldedFilters = (): null => null;
