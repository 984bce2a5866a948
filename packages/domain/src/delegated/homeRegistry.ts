/** Names of the routing registries of the five RIRs, by their names in delegated statistics. */
const ROUTING_REGISTRIES: Readonly<Record<string, string>> = {
  afrinic: 'AFRINIC',
  apnic: 'APNIC',
  arin: 'ARIN',
  lacnic: 'LACNIC',
  ripencc: 'RIPE',
};

/**
 * Name of the routing registry that a registry runs for its own address space: `RIPE` for `ripencc`. Other registries, such as a lab's, have
 * the same name in both, in capitals. Undefined for IANA, which runs none.
 */
export function routingRegistryOf(registry: string): string | undefined {
  const name = registry.toLowerCase();
  if (name === 'iana' || name === '') return undefined;
  return ROUTING_REGISTRIES[name] ?? registry.toUpperCase();
}
