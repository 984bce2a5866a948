import fc from 'fast-check';

/** Any text that an address keeps as a filter. */
export const filterText = fc
  .string()
  .map((text) => text.trim())
  .filter((text) => text.length !== 1);
