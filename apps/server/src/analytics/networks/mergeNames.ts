/** A network as one source describes it. */
export interface NamedNetwork {
  readonly asn: number;
  readonly name: string | null;
  readonly orgName: string | null;
  readonly country: string | null;
}

/** A network as all sources together describe it. */
export interface MergedNetwork {
  name: string | null;
  orgName: string | null;
  country: string | null;
}

/**
 * Merges sources, the most trusted first: each fact comes from the first source that has it. A network without a short name gets its holder's name.
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
