/** What one source says of a network. */
export interface NamedNetwork {
  readonly asn: number;
  readonly name: string | null;
  readonly orgName: string | null;
  readonly country: string | null;
}

/** A network as all sources together have it. */
export interface MergedNetwork {
  name: string | null;
  orgName: string | null;
  country: string | null;
}

/**
 * Merges what sources say, the most trusted source first: for each fact the first that says something. Where no source has a short name, the
 * holder's serves.
 */
export function mergeNames(sources: readonly Iterable<NamedNetwork>[]): Map<number, MergedNetwork> {
  const merged = new Map<number, MergedNetwork>();
  for (const source of sources) {
    for (const { asn, name, orgName, country } of source) {
      const network = merged.get(asn);
      if (!network) merged.set(asn, { name, orgName, country });
      else {
        network.name ??= name;
        network.orgName ??= orgName;
        network.country ??= country;
      }
    }
  }
  for (const network of merged.values()) network.name ??= network.orgName;
  return merged;
}
