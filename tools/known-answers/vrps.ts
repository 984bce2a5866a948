import { parsePrefix } from '@routeglass/domain/prefix';
import type { Vrp } from '@routeglass/domain/validity';
import { openInput } from '../../apps/server/src/ingest/input/inputFile.ts';

const ROA = /\{ "asn": (\d+), "prefix": "([^"]+)", "maxLength": (\d+)/;

/** VRPs of an rpki-client export, which has one per line. */
export async function readVrps(path: string): Promise<Vrp[]> {
  const vrps: Vrp[] = [];
  for await (const line of linesOf(path)) {
    const [, asn, text = '', maxLength] = ROA.exec(line) ?? [];
    const prefix = asn === undefined ? undefined : parsePrefix(text);
    if (prefix) vrps.push({ prefix, maxLength: Number(maxLength), asn: Number(asn) });
  }
  return vrps;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of (await openInput(path)).chunks()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
