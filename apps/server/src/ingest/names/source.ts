import { Lines } from '../csv/lines.ts';
import { JsonRows } from '../json/jsonRows.ts';
import { decodeNameLine, decodeNameMember, type NameRow } from './decode.ts';

/** A row of a list, or why it is invalid, with its offset. */
export interface FoundName {
  readonly row: NameRow | string;
  readonly offset: number;
}

/** Reads a list of names: a JSON map if its first character is a brace, otherwise CSV. */
export class NameSource {
  #found: FoundName[] = [];
  readonly #lines = new Lines();
  readonly #json = new JsonRows([''], ({ key, text, offset }) => {
    this.#found.push({ row: decodeNameMember(key, text), offset });
  });
  #isJson: boolean | null = null;

  push(chunk: Uint8Array): FoundName[] {
    this.#isJson ??= new TextDecoder().decode(chunk.subarray(0, 64)).trimStart().startsWith('{');
    if (this.#isJson) this.#json.push(chunk);
    else for (const line of this.#lines.push(chunk)) this.#line(line.text, line.offset);
    return this.#taken();
  }

  /** The last rows. Throws `BrokenJson` if a map ends too early. */
  end(): FoundName[] {
    if (this.#isJson) this.#json.end();
    else for (const line of this.#lines.end()) this.#line(line.text, line.offset);
    return this.#taken();
  }

  #line(text: string, offset: number): void {
    const isHeader = offset === 0 && /^asn\b/i.test(text);
    if (text !== '' && !isHeader) this.#found.push({ row: decodeNameLine(text), offset });
  }

  #taken(): FoundName[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}
