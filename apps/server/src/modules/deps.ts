import type { WhoisServer } from '@routeglass/domain/whois';
import type { Content } from '../content/keptContent.ts';
import type { NameIndex } from '../store/names/nameIndex.ts';
import type { Store } from '../store/store.ts';

/** Servers elsewhere that answer what no loaded source does. */
export interface Outside {
  readonly whois: { readonly first: WhoisServer; readonly timeout?: number };
  /** List of RDAP servers for AS numbers; without it whois alone is asked about contacts. */
  readonly rdap?: { readonly bootstrap: string; readonly timeout?: number };
  readonly resolver: { readonly servers: readonly string[]; readonly timeout?: number };
}

/** What modules are made with. */
export interface ModuleDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Changes with every import. */
  readonly stamp: () => Promise<string>;
  /** The names of all networks, for texts too short for an index. */
  readonly names: () => Promise<NameIndex>;
  readonly outside: Outside;
  /** What the operator says on the site. */
  readonly content: () => Promise<Content>;
}
