import { formatIpv4 } from '../prefix/ipv4.ts';
import { formatIpv6 } from '../prefix/ipv6.ts';
import type { IpVersion } from '../prefix/address.ts';
import type { Prefix } from '../prefix/prefix.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import { ByteInterner } from './byteInterner.ts';

/** Prefixes, each once, kept in the form of the wire: length, then only the bytes that the length needs. */
export class PrefixTable {
  readonly #entries = new ByteInterner();
  readonly #scratch = new Uint8Array(17);
  readonly #scratchView = new DataView(this.#scratch.buffer);

  get count(): number {
    return this.#entries.count;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The number of the prefix written at `at` as in NLRI (RFC 4271 section 4.3); it takes `1 + (length + 7 >> 3)` bytes. Bits beyond the length are ignored. */
  intern(view: DataView, at: number, end: number, version: IpVersion): number {
    requireBytes(at, 1, end, 'a prefix');
    const length = view.getUint8(at);
    if (length > (version === 4 ? 32 : 128)) throw new BadRecord('a prefix is longer than an address');
    const to = at + 1 + ((length + 7) >> 3);
    if (to > end) throw new BadRecord('a prefix runs over the end');
    const spare = length & 7;
    if (spare !== 0 && (view.getUint8(to - 1) & (0xff >> spare)) !== 0) return this.internAddress(view, at + 1, length, version);
    return this.#entries.intern(view, at, to, version);
  }

  /** The number of the prefix of `length` bits whose bytes begin at `at`. The caller has checked that they are there. */
  internAddress(view: DataView, at: number, length: number, version: IpVersion): number {
    const bytes = (length + 7) >> 3;
    this.#scratch[0] = length;
    for (let i = 0; i < bytes; i++) this.#scratch[i + 1] = view.getUint8(at + i);
    if ((length & 7) !== 0) this.#scratch[bytes]! &= 0xff << (8 - (length & 7));
    return this.#entries.intern(this.#scratchView, 0, 1 + bytes, version);
  }

  versionOf(prefix: number): IpVersion {
    return this.#entries.contextOf(prefix) === 4 ? 4 : 6;
  }

  lengthOf(prefix: number): number {
    return this.#entries.view.getUint8(this.#entries.startOf(prefix));
  }

  prefixOf(prefix: number): Prefix {
    const version = this.versionOf(prefix);
    const bytes = new Uint8Array(version === 4 ? 4 : 16);
    bytes.set(this.#entries.bytesOf(prefix, 1));
    return { version, bytes, length: this.lengthOf(prefix) };
  }

  /** `192.0.2.0/24` or RFC 5952 text with the length. */
  textOf(prefix: number): string {
    const start = this.#entries.startOf(prefix);
    const end = this.#entries.endOf(prefix);
    const { view } = this.#entries;
    const scratch = this.#scratch;
    scratch.fill(0);
    for (let at = start + 1; at < end; at++) scratch[at - start - 1] = view.getUint8(at);
    const address = this.versionOf(prefix) === 4 ? formatIpv4(scratch) : formatIpv6(scratch);
    return `${address}/${view.getUint8(start)}`;
  }
}
