import { type RpslObject, type RpslProblem, RpslReader } from '@routeglass/domain/rpsl';
import { Lines } from '../csv/lines.ts';
import { instantOfFile } from '../instants.ts';

/** An instant in a comment. */
const MADE_AT = /^[#%].*?\b(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)/;

/** Cuts the bytes of a dump into objects. */
export class IrrSource {
  /** The date in the comments before the first object; null if there is none. */
  madeAt: Date | null = null;
  #isHead = true;
  #objects: RpslObject[] = [];
  #problems: RpslProblem[] = [];
  readonly #lines = new Lines();
  readonly #reader = new RpslReader({
    onObject: (object) => this.#objects.push(object),
    onProblem: (problem) => this.#problems.push(problem),
  });

  /** Reads the next chunk. Completed objects are available from `take`. */
  push(chunk: Uint8Array): void {
    for (const { text, offset } of this.#lines.push(chunk)) {
      if (this.#isHead) this.#head(text, offset);
      this.#reader.line(text, offset);
    }
  }

  end(): void {
    for (const { text, offset } of this.#lines.end()) this.#reader.line(text, offset);
    this.#reader.end();
  }

  /** Returns what was completed since the last call. */
  take(): { readonly objects: readonly RpslObject[]; readonly problems: readonly RpslProblem[] } {
    const taken = { objects: this.#objects, problems: this.#problems };
    this.#objects = [];
    this.#problems = [];
    return taken;
  }

  #head(line: string, offset: number): void {
    const [, instant] = MADE_AT.exec(line) ?? [];
    if (instant !== undefined) this.madeAt ??= instantOfFile(instant, offset);
    this.#isHead = line === '' || /^[#%]/.test(line);
  }
}
