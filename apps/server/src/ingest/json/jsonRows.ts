/** The text is not JSON, or ends too early. */
export class BrokenJson extends Error {
  override readonly name = 'BrokenJson';
  /** Byte offset at which this was noticed. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** A direct child of a wanted container. */
export interface JsonRow {
  /** Path of the container, keys joined by dots: `roas`, `net.data`; empty for the root. */
  readonly container: string;
  /** Key of a member; empty for an array element. */
  readonly key: string;
  /** Its JSON text, unchecked. */
  readonly text: string;
  readonly offset: number;
}

interface Frame {
  readonly path: string;
  readonly isArray: boolean;
  readonly isWanted: boolean;
}

type Expect = 'value' | 'value-or-end' | 'key-or-end' | 'key' | 'colon' | 'comma-or-end' | 'nothing';
const MOST_ROW_BYTES = 16 * 1024 * 1024;
/** No source nests values deeper than about ten. */
const DEEPEST = 200;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/**
 * Cuts the children of the wanted containers out of JSON text that arrives in chunks, so that a text of any size needs only the memory of one child.
 * The rest is skipped, with only its brackets checked. Values nested more than 200 deep are rejected.
 */
export class JsonRows {
  readonly #wanted: ReadonlySet<string>;
  readonly #onRow: (row: JsonRow) => void;
  readonly #frames: Frame[] = [];
  #expect: Expect = 'value';
  #key = '';
  /** Bytes before the current chunk. */
  #before = 0;
  /** The token being scanned: a key, a wanted child, or something to skip. */
  #token: 'key' | 'row' | 'skip' | null = null;
  #tokenOffset = 0;
  #tokenDepth = 0;
  #tokenBytes = 0;
  #isInString = false;
  #isScalar = false;
  #isEscapeCut = false;
  #parts: Uint8Array[] = [];

  constructor(wanted: Iterable<string>, onRow: (row: JsonRow) => void) {
    this.#wanted = new Set(wanted);
    this.#onRow = onRow;
  }

  /** Reads the next chunk. Throws `BrokenJson`. */
  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    let at = this.#token === null ? 0 : this.#inside(chunk, this.#isEscapeCut ? 1 : 0, 0);
    while (at < chunk.length) at = this.#token === null ? this.#structure(chunk, at) : this.#inside(chunk, at, at);
    this.#before += chunk.length;
  }

  /** Ends the text. Throws `BrokenJson` if it ends too early. */
  end(): void {
    if (this.#token !== null || this.#expect !== 'nothing') {
      throw new BrokenJson('the JSON text ends too early', this.#before);
    }
  }

  #structure(chunk: Uint8Array, at: number): number {
    const byte = chunk[at]!;
    if (isSpace(byte)) return at + 1;
    const frame = this.#frames.at(-1);
    switch (this.#expect) {
      case 'key':
      case 'key-or-end':
        if (byte === QUOTE) return this.#begin('key', chunk, at);
        if (byte === CLOSE_OBJECT && this.#expect === 'key-or-end') return this.#close(at);
        break;
      case 'colon':
        if (byte !== COLON) break;
        this.#expect = 'value';
        return at + 1;
      case 'comma-or-end':
        if (byte === (frame?.isArray ? CLOSE_ARRAY : CLOSE_OBJECT)) return this.#close(at);
        if (byte !== COMMA) break;
        this.#expect = frame?.isArray ? 'value' : 'key';
        return at + 1;
      case 'value-or-end':
        if (byte === CLOSE_ARRAY) return this.#close(at);
        return this.#value(chunk, at, byte, frame);
      case 'value':
        return this.#value(chunk, at, byte, frame);
      case 'nothing':
        break;
    }
    throw new BrokenJson(`not JSON: unexpected ${describeByte(byte)}`, this.#before + at);
  }

  #value(chunk: Uint8Array, at: number, byte: number, frame: Frame | undefined): number {
    if (frame?.isWanted) return this.#begin('row', chunk, at);
    const path = frame === undefined ? '' : frame.path === '' ? this.#key : `${frame.path}.${this.#key}`;
    const isArray = byte === OPEN_ARRAY;
    if ((isArray || byte === OPEN_OBJECT) && !frame?.isArray && this.#leadsToWanted(path)) {
      this.#frames.push({ path, isArray, isWanted: this.#wanted.has(path) });
      this.#expect = isArray ? 'value-or-end' : 'key-or-end';
      return at + 1;
    }
    return this.#begin('skip', chunk, at);
  }

  #leadsToWanted(path: string): boolean {
    if (path === '') return true;
    for (const wanted of this.#wanted) if (wanted === path || wanted.startsWith(`${path}.`)) return true;
    return false;
  }

  #close(at: number): number {
    this.#frames.pop();
    this.#expect = this.#frames.length === 0 ? 'nothing' : 'comma-or-end';
    return at + 1;
  }

  #begin(token: 'key' | 'row' | 'skip', chunk: Uint8Array, at: number): number {
    const byte = chunk[at]!;
    const isContainer = byte === OPEN_ARRAY || byte === OPEN_OBJECT;
    if (!isContainer && byte !== QUOTE && !/[-\d tfn]/.test(String.fromCharCode(byte))) {
      throw new BrokenJson(`not JSON: unexpected ${describeByte(byte)}`, this.#before + at);
    }
    this.#token = token;
    this.#tokenOffset = this.#before + at;
    this.#tokenBytes = 0;
    this.#tokenDepth = isContainer ? 1 : 0;
    this.#isInString = byte === QUOTE;
    this.#isScalar = !isContainer && byte !== QUOTE;
    return this.#inside(chunk, at + 1, at);
  }

  /** Scans a token from `at`; `from` is its first byte in this chunk. */
  #inside(chunk: Uint8Array, at: number, from: number): number {
    let i = at;
    while (i < chunk.length) {
      const byte = chunk[i]!;
      if (this.#isInString) {
        if (byte === BACKSLASH) i += 1;
        else if (byte === QUOTE) {
          this.#isInString = false;
          if (this.#tokenDepth === 0) return this.#finish(chunk, from, i + 1);
        }
      } else if (this.#isScalar) {
        if (byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT || isSpace(byte)) {
          return this.#finish(chunk, from, i);
        }
      } else if (byte === QUOTE) this.#isInString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        this.#tokenDepth += 1;
        if (this.#tokenDepth > DEEPEST)
          throw new BrokenJson(`JSON values nested more than ${DEEPEST} deep`, this.#before + i);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        this.#tokenDepth -= 1;
        if (this.#tokenDepth === 0) return this.#finish(chunk, from, i + 1);
      }
      i += 1;
    }
    return this.#suspend(chunk, from, i);
  }

  /** The chunk ends inside the token. */
  #suspend(chunk: Uint8Array, from: number, next: number): number {
    this.#tokenBytes += chunk.length - from;
    if (this.#token !== 'skip') {
      if (this.#tokenBytes > MOST_ROW_BYTES) throw new BrokenJson('a JSON value of over 16 MB', this.#tokenOffset);
      this.#parts.push(chunk.slice(from));
    }
    // If the last byte is a backslash, it also covers the first byte of the next chunk.
    this.#isEscapeCut = next > chunk.length;
    return chunk.length;
  }

  #finish(chunk: Uint8Array, from: number, to: number): number {
    const token = this.#token;
    this.#token = null;
    const frame = this.#frames.at(-1);
    if (token !== 'skip') {
      const text = textOf(this.#parts, chunk.subarray(from, to));
      this.#parts = [];
      if (token === 'key') this.#key = keyOf(text, this.#tokenOffset);
      else {
        const key = frame?.isArray ? '' : this.#key;
        this.#onRow({ container: frame?.path ?? '', key, text, offset: this.#tokenOffset });
      }
    }
    if (token === 'key') this.#expect = 'colon';
    else this.#expect = frame === undefined ? 'nothing' : 'comma-or-end';
    return to;
  }
}

function textOf(parts: readonly Uint8Array[], last: Uint8Array): string {
  const whole = parts.length === 0 ? last : Buffer.concat([...parts, last]);
  return Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString('utf8');
}

function keyOf(text: string, offset: number): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    throw new BrokenJson(`not JSON: ${text} is not a key`, offset);
  }
}

function describeByte(byte: number): string {
  return byte > 0x20 && byte < 0x7f ? `"${String.fromCharCode(byte)}"` : `byte 0x${byte.toString(16).padStart(2, '0')}`;
}
