import type { RpslAttribute, RpslObject } from './rpslObject.ts';

const LONGEST_OBJECT = 8 * 1024 * 1024;
const ATTRIBUTE = /^([A-Za-z0-9*][A-Za-z0-9_-]*):\s*(.*)$/;

/** An error in an object or a line; the reader reports it and continues after it. */
export interface RpslProblem {
  /** A fixed text: it is the key of a count. */
  readonly reason: string;
  /** Start of the line. */
  readonly offset: number;
}

export interface RpslSink {
  readonly onObject: (object: RpslObject) => void;
  readonly onProblem: (problem: RpslProblem) => void;
}

interface Line {
  readonly text: string;
  readonly offset: number;
}

/**
 * Reads a dump of an Internet routing registry line by line (RFC 2622, section 2). Objects are separated by blank lines; a line that begins
 * with a space, a tab or `+` continues the value before it; `#` begins a comment within a value; lines that begin with `%` or `#` between
 * attributes are the server's own. Objects larger than 8 MB are skipped.
 */
export class RpslReader {
  readonly #sink: RpslSink;
  #lines: Line[] = [];
  #length = 0;
  #first = 0;

  constructor(sink: RpslSink) {
    this.#sink = sink;
  }

  /** Adds the next line, without its line end, and its offset. */
  line(text: string, offset: number): void {
    if (text.trim() === '') {
      this.end();
      return;
    }
    if (this.#length === 0) this.#first = offset;
    this.#length += text.length;
    if (this.#length > LONGEST_OBJECT) this.#lines = [];
    else this.#lines.push({ text, offset });
  }

  /** Ends the dump: the last object may lack its blank line. */
  end(): void {
    const [lines, length] = [this.#lines, this.#length];
    this.#lines = [];
    this.#length = 0;
    if (length > LONGEST_OBJECT) this.#report('an object of more than 8 MB', this.#first);
    else if (length > 0) this.#object(lines, this.#first);
  }

  #report(reason: string, offset: number): void {
    this.#sink.onProblem({ reason, offset });
  }

  #object(lines: readonly Line[], begin: number): void {
    const attributes: { name: string; value: string }[] = [];
    for (const { text, offset } of lines) {
      const last = attributes.at(-1);
      if (/^[%#]/.test(text)) continue;
      if (/^[ \t+]/.test(text) && last) last.value = `${last.value} ${withoutComment(text.slice(1))}`.trim();
      else {
        const [, name, value = ''] = ATTRIBUTE.exec(text) ?? [];
        if (name) attributes.push({ name: name.toLowerCase(), value: withoutComment(value) });
        else this.#report('a line that is not an attribute', offset);
      }
    }
    const [head] = attributes;
    if (head?.value === '') this.#report('an object without a name', begin);
    else if (head) this.#sink.onObject(objectOf(head, attributes, lines, begin));
  }
}

function objectOf(
  head: RpslAttribute,
  attributes: readonly RpslAttribute[],
  lines: readonly Line[],
  offset: number,
): RpslObject {
  const text = lines.map((line) => line.text).join('\n');
  return { type: head.name, name: head.value, attributes, text, offset };
}

function withoutComment(value: string): string {
  const hash = value.indexOf('#');
  return (hash === -1 ? value : value.slice(0, hash)).trim();
}

/** The objects in texts that contain one each, as published by a registry. */
export function objectsIn(texts: Iterable<string>): RpslObject[] {
  const objects: RpslObject[] = [];
  const reader = new RpslReader({ onObject: (object) => objects.push(object), onProblem: () => undefined });
  for (const text of texts) {
    for (const line of text.split('\n')) reader.line(line, 0);
    reader.end();
  }
  return objects;
}
