/**
 * Registries of address space, in the order in which a set without a registry is looked for: before those that anyone may write into, which follow
 * in order of name. RFC 2622 leaves it to the reader.
 */
export const registryOrder: readonly string[] = ['RIPE', 'APNIC', 'ARIN', 'AFRINIC', 'LACNIC'];
