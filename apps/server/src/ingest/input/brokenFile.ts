/** A file that cannot be read to its end. `offset` counts decompressed bytes. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
