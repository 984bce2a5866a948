import { writeAddress, writeIpv4 } from './bgpdumpAddress.ts';
import { BgpdumpAttributes } from './bgpdumpAttributes.ts';
import { RecordType, RowFlag, RowKind } from './formats.ts';
import type { MrtBatch } from './rows.ts';
import type { MrtTables } from './tables.ts';
import { TextBuffer } from './textBuffer.ts';

const PIPE = 0x7c;
const SLASH = 0x2f;
const NEWLINE = 0x0a;
const KIND_LETTERS: Record<number, string> = {
  [RowKind.route]: 'B',
  [RowKind.announcement]: 'A',
  [RowKind.withdrawal]: 'W',
  [RowKind.state]: 'STATE',
};

/** Writes batches as lines of `bgpdump -m`, byte for byte except for bgpdump's own bugs; see `docs/mrt.md` for those. */
export class BgpdumpText {
  readonly #out = new TextBuffer();
  readonly #head = new TextBuffer();
  #headKind = -1;
  #headType = -1;
  #headFlags = -1;
  #headTime = -1;
  #headMicrosecond = -1;
  readonly #prefix = new TextBuffer();
  #prefixWritten = -1;
  #tables: MrtTables | undefined;
  #attributes!: BgpdumpAttributes;
  /** `address|AS|` of each peer. */
  #peers: Uint8Array[] = [];

  /** The lines of a batch. The returned bytes are reused for the next batch. */
  linesOf(batch: MrtBatch): Uint8Array {
    this.#use(batch.tables);
    const out = this.#out;
    out.length = 0;
    for (let row = 0; row < batch.count; row++) this.#writeLine(batch, row);
    return out.bytes.subarray(0, out.length);
  }

  #writeLine(batch: MrtBatch, row: number): void {
    const out = this.#out;
    const kind = batch.kinds[row]!;
    const flags = batch.flags[row]!;
    this.#writeHead(kind, batch.recordTypes[row]!, flags, batch.times[row]!, batch.microseconds[row]!);
    out.copy(this.#head.bytes, 0, this.#head.length);
    const peer = this.#peers[batch.peers[row]!] ?? this.#peerText(batch.peers[row]!);
    out.copy(peer, 0, peer.length);
    if (kind === RowKind.state) {
      const states = batch.details[row]!;
      out.text(`${states >>> 16}|${states & 0xffff}`);
    } else {
      this.#writePrefix(batch.prefixes[row]!);
      if ((flags & RowFlag.addPath) !== 0) {
        out.char(PIPE);
        out.number(batch.pathIds[row]!);
      }
      if (kind !== RowKind.withdrawal) {
        out.char(PIPE);
        this.#attributes.append(batch.attributes[row]!, out);
      }
    }
    out.char(NEWLINE);
  }

  /** `format|time|kind|`, the same for all rows of a record. */
  #writeHead(kind: number, type: number, flags: number, time: number, microsecond: number): void {
    const same = kind === this.#headKind && type === this.#headType && flags === this.#headFlags;
    if (same && time === this.#headTime && microsecond === this.#headMicrosecond) return;
    this.#headKind = kind;
    this.#headType = type;
    this.#headFlags = flags;
    this.#headTime = time;
    this.#headMicrosecond = microsecond;
    const fraction = type === RecordType.bgp4mpEt ? `.${String(microsecond).padStart(6, '0')}` : '';
    this.#head.length = 0;
    this.#head.text(`${formatName(type, flags)}|${time}${fraction}|${KIND_LETTERS[kind]}|`);
  }

  /** Cached, since the routes of one prefix follow each other in a table. */
  #writePrefix(prefix: number): void {
    if (prefix !== this.#prefixWritten) {
      this.#prefix.length = 0;
      const { prefixes } = this.#tables!;
      if (prefixes.versionOf(prefix) === 4) writeIpv4(prefixes.wordOf(prefix, 0), this.#prefix);
      else writeAddress(prefixes.prefixOf(prefix).bytes, this.#prefix);
      this.#prefix.char(SLASH);
      this.#prefix.number(prefixes.lengthOf(prefix));
      this.#prefixWritten = prefix;
    }
    this.#out.copy(this.#prefix.bytes, 0, this.#prefix.length);
  }

  #peerText(peer: number): Uint8Array {
    const { peers } = this.#tables!;
    const text = new TextBuffer();
    writeAddress(peers.addressOf(peer), text);
    text.text(`|${peers.asnOf(peer)}|`);
    return (this.#peers[peer] = text.bytes.slice(0, text.length));
  }

  #use(tables: MrtTables): void {
    if (tables === this.#tables) return;
    this.#tables = tables;
    this.#attributes = new BgpdumpAttributes(tables);
    this.#peers = [];
    this.#prefixWritten = -1;
  }
}

function formatName(type: number, flags: number): string {
  const addPath = (flags & RowFlag.addPath) !== 0 ? '_AP' : '';
  const local = (flags & RowFlag.local) !== 0 ? '_LOCAL' : '';
  switch (type) {
    case RecordType.tableDump:
      return 'TABLE_DUMP';
    case RecordType.tableDumpV2:
      return `TABLE_DUMP2${addPath}`;
    case RecordType.bgp4mp:
      return `BGP4MP${local}${addPath}`;
    case RecordType.bgp4mpEt:
      return `BGP4MP_ET${local}${addPath}`;
    default:
      return 'BGP';
  }
}
