import { BgpdumpText } from './bgpdumpText.ts';
import { createMrtDecoder, type MrtDecoder, type MrtDecoderOptions } from './decoder.ts';
import type { MrtReport } from './report.ts';

/** The output of a decoder: the lines of `bgpdump -m` and the report. */
export interface Decoded {
  readonly lines: string[];
  readonly report: MrtReport;
}

/** Decodes bytes in chunks of the given size. */
export function decode(
  bytes: readonly number[] | Uint8Array,
  options: MrtDecoderOptions = {},
  chunk = bytes.length,
): Decoded {
  const data = Uint8Array.from(bytes);
  const decoder = createMrtDecoder(options);
  let text = '';
  for (const lines of linesOf(decoder, data, Math.max(chunk, 1))) text += lines;
  return { lines: text === '' ? [] : text.trimEnd().split('\n'), report: decoder.report };
}

function* linesOf(decoder: MrtDecoder, data: Uint8Array, chunk: number): Generator<string, void> {
  const text = new BgpdumpText();
  for (let at = 0; at < data.length; at += chunk) {
    for (const batch of decoder.push(data.subarray(at, at + chunk))) yield ascii(text.linesOf(batch));
  }
  for (const batch of decoder.end()) yield ascii(text.linesOf(batch));
}

function ascii(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
