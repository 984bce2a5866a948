import type { WhoisServer } from '@routeglass/domain/whois';
import type { Content } from '../content/keptContent.ts';
import type { NameIndex } from '../store/names/nameIndex.ts';
import type { Purposes } from '../store/specialPurpose.ts';
import type { Store } from '../store/store.ts';

/** External servers, for questions that no loaded source answers. */
export interface Outside {
  readonly whois: { readonly first: WhoisServer; readonly timeout?: number };
  /** List of RDAP servers for AS numbers. Without it, contacts come from whois only. */
  readonly rdap?: { readonly bootstrap: string; readonly timeout?: number };
  readonly resolver: { readonly servers: readonly string[]; readonly timeout?: number };
}

/** Dependencies of the modules. */
export interface ModuleDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Changes with every import. */
  readonly stamp: () => Promise<string>;
  /** The names of all networks, for search texts that are too short for an index. */
  readonly names: () => Promise<NameIndex>;
  /** The special-purpose registry, which nearly every question about an address asks. */
  readonly purposes: Purposes;
  readonly outside: Outside;
  /** The operator's content. */
  readonly content: () => Promise<Content>;
}
