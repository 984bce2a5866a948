/**
 * Registries of address space, in the order in which a set without a registry is looked up. Registries that anyone can write to follow, in
 * order of name. RFC 2622 defines no order.
 */
export const registryOrder: readonly string[] = ['RIPE', 'APNIC', 'ARIN', 'AFRINIC', 'LACNIC'];
