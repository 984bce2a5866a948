/** Parts of react-aria that a file of the house names, but no element draws. */
export const Checkbox = (): null => null;
export const VirtualRows = (): null => null;
