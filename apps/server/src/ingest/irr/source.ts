import { type RpslObject, type RpslProblem, RpslReader } from '@routeglass/domain/rpsl';
import { Lines } from '../csv/lines.ts';

/** Cuts the bytes of a dump into objects. */
export class IrrSource {
  #objects: RpslObject[] = [];
  #problems: RpslProblem[] = [];
  readonly #lines = new Lines();
  readonly #reader = new RpslReader({
    onObject: (object) => this.#objects.push(object),
    onProblem: (problem) => this.#problems.push(problem),
  });

  /** Reads the next piece; what it completes is there to `take`. */
  push(chunk: Uint8Array): void {
    for (const { text, offset } of this.#lines.push(chunk)) this.#reader.line(text, offset);
  }

  end(): void {
    for (const { text, offset } of this.#lines.end()) this.#reader.line(text, offset);
    this.#reader.end();
  }

  /** Hands over what has been completed since the last time. */
  take(): { readonly objects: readonly RpslObject[]; readonly problems: readonly RpslProblem[] } {
    const taken = { objects: this.#objects, problems: this.#problems };
    this.#objects = [];
    this.#problems = [];
    return taken;
  }
}
