import { formatAddress } from '../prefix/address.ts';
import type { AttributeColumns } from './attributeColumns.ts';
import { AttributeReader } from './attributeReader.ts';
import { AttributeTable } from './attributeTable.ts';
import type { PathTable } from './pathTable.ts';
import { PeerTable } from './peerTable.ts';
import { PrefixTable } from './prefixTable.ts';

/** All distinct values that rows of batches refer to. An index is valid only in its own tables. */
export class MrtTables {
  readonly peers = new PeerTable();
  readonly prefixes = new PrefixTable();
  readonly #reader = new AttributeReader();
  /** For the decoder: sets of attributes by their bytes. */
  readonly attributeSets = new AttributeTable(this.#reader);

  /** One row for each set of attributes. */
  get attributes(): AttributeColumns {
    return this.attributeSets.columns;
  }

  get paths(): PathTable {
    return this.#reader.paths;
  }

  /** The four or sixteen bytes of a next hop. */
  nextHopOf(nextHop: number): Uint8Array {
    return this.#reader.nextHops.bytesOf(nextHop);
  }

  nextHopTextOf(nextHop: number): string {
    return formatAddress(this.nextHopOf(nextHop));
  }

  /** Communities (RFC 1997), one word each: AS in the high half, value in the low half. */
  communitiesOf(communities: number): Uint32Array {
    return this.#reader.communities.wordsOf(communities);
  }

  /** Extended communities (RFC 4360), two words each. */
  extendedCommunitiesOf(communities: number): Uint32Array {
    return this.#reader.extendedCommunities.wordsOf(communities);
  }

  /** Large communities (RFC 8092), three words each: administrator and two parts of data. */
  largeCommunitiesOf(communities: number): Uint32Array {
    return this.#reader.largeCommunities.wordsOf(communities);
  }

  /** Approximate memory in bytes: stored values plus a fixed amount for each entry. */
  get size(): number {
    const { paths, nextHops, communities, extendedCommunities, largeCommunities } = this.#reader;
    const parts = [
      this.peers,
      this.prefixes,
      this.attributeSets,
      paths,
      nextHops,
      communities,
      extendedCommunities,
      largeCommunities,
    ];
    return parts.reduce((sum, part) => sum + part.size + part.count * BYTES_AN_ENTRY, 0);
  }
}

/** Approximate bytes per entry for hash, offsets, slots and columns, besides its own bytes. */
const BYTES_AN_ENTRY = 40;
