/** A file of the content that cannot be used: which one, in which line, and why. */
export class BrokenFile extends Error {
  constructor(file: string, line: number, why: string) {
    super(`${file}, line ${line}: ${why}`);
    this.name = 'BrokenFile';
  }
}
