/** Writes numbers in network byte order into a growing buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  u8(value: number): this {
    this.#reserve(1);
    this.#view.setUint8(this.#length, value);
    this.#length += 1;
    return this;
  }

  u16(value: number): this {
    this.#reserve(2);
    this.#view.setUint16(this.#length, value);
    this.#length += 2;
    return this;
  }

  u32(value: number): this {
    this.#reserve(4);
    this.#view.setUint32(this.#length, value);
    this.#length += 4;
    return this;
  }

  bytes(value: Uint8Array): this {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  /** Writes the output of `write`, preceded by its length in two bytes. */
  counted16(write: (to: ByteWriter) => void): this {
    const at = this.#length;
    write(this.u16(0));
    this.#view.setUint16(at, this.#length - at - 2);
    return this;
  }

  /** Writes the output of `write`, preceded by its length in four bytes. */
  counted32(write: (to: ByteWriter) => void): this {
    const at = this.#length;
    write(this.u32(0));
    this.#view.setUint32(at, this.#length - at - 4);
    return this;
  }

  /** Returns a copy of the written bytes. */
  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
