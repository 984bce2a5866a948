/** A file of the content that cannot be used: which one, in which line, and why. */
export class BrokenFile extends Error {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly why: string;
  constructor(file: string, line: number, why: string) {
    super(`${file}, line ${line}: ${why}`);
    this.name = 'BrokenFile';
    this.file = file;
    this.line = line;
    this.why = why;
  }
}
