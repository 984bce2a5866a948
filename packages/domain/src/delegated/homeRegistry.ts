/** Names under which the five registries publish their routing registries, by their names in delegated statistics. */
const ROUTING_REGISTRIES: Readonly<Record<string, string>> = {
  afrinic: 'AFRINIC',
  apnic: 'APNIC',
  arin: 'ARIN',
  lacnic: 'LACNIC',
  ripencc: 'RIPE',
};

/**
 * Name of the routing registry that a registry keeps for its own address space: `RIPE` for `ripencc`. Others, such as a laboratory's, are
 * called the same in both; undefined for IANA, which keeps none.
 */
export function routingRegistryOf(registry: string): string | undefined {
  const name = registry.toLowerCase();
  if (name === 'iana' || name === '') return undefined;
  return ROUTING_REGISTRIES[name] ?? registry.toUpperCase();
}
