import { formatAddress, type IpVersion } from '../prefix/address.ts';
import { ByteInterner } from './byteInterner.ts';

/** Distinct peers of the collector: an AS number and the address of the session. */
export class PeerTable {
  readonly #entries = new ByteInterner();
  readonly #scratch = new DataView(new ArrayBuffer(20));

  get count(): number {
    return this.#entries.count;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The number of the peer whose address begins at `at`. The caller has checked that its bytes exist. */
  intern(asn: number, view: DataView, at: number, version: IpVersion): number {
    const bytes = version === 4 ? 4 : 16;
    this.#scratch.setUint32(0, asn);
    for (let i = 0; i < bytes; i += 4) this.#scratch.setInt32(4 + i, view.getInt32(at + i));
    return this.#entries.intern(this.#scratch, 0, 4 + bytes, version);
  }

  asnOf(peer: number): number {
    return this.#entries.view.getUint32(this.#entries.startOf(peer));
  }

  /** Four or sixteen bytes. */
  addressOf(peer: number): Uint8Array {
    return this.#entries.bytesOf(peer, 4);
  }

  addressTextOf(peer: number): string {
    return formatAddress(this.addressOf(peer));
  }
}
