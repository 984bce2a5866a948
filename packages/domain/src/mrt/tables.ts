import { formatAddress } from '../prefix/address.ts';
import type { AttributeColumns } from './attributeColumns.ts';
import { AttributeReader } from './attributeReader.ts';
import { AttributeTable } from './attributeTable.ts';
import type { PathTable } from './pathTable.ts';
import { PeerTable } from './peerTable.ts';
import { PrefixTable } from './prefixTable.ts';

/** Everything that rows of batches point to, each thing once. A number means nothing outside its tables. */
export class MrtTables {
  readonly peers = new PeerTable();
  readonly prefixes = new PrefixTable();
  readonly #reader = new AttributeReader();
  /** For the decoder: sets of attributes by their bytes. */
  readonly attributeSets = new AttributeTable(this.#reader);

  /** A row for each set of attributes. */
  get attributes(): AttributeColumns {
    return this.attributeSets.columns;
  }

  get paths(): PathTable {
    return this.#reader.paths;
  }

  /** Four or sixteen bytes of the next hop with this number. */
  nextHopOf(nextHop: number): Uint8Array {
    return this.#reader.nextHops.bytesOf(nextHop);
  }

  nextHopTextOf(nextHop: number): string {
    return formatAddress(this.nextHopOf(nextHop));
  }

  /** Communities (RFC 1997), a word each: AS in the high half, value in the low one. */
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

  /** Bytes of what is kept, without the indices over it. */
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

/** Hash, offsets, slots and columns that one entry costs beside its own bytes, about. */
const BYTES_AN_ENTRY = 40;
