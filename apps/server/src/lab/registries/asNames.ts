import type { Sample } from '../sample.ts';

/** A JSON map of AS numbers to `HANDLE - Organisation, CC`, one entry a line. */
export function* asNamesFile({ world }: Sample): Generator<string> {
  const { networks } = world;
  yield '{\n';
  for (const [i, { asn, handle, organisation }] of networks.entries()) {
    const text = `${handle} - ${organisation.name}, ${organisation.country.code}`;
    yield `"${asn}": ${JSON.stringify(text)}${i + 1 < networks.length ? ',' : ''}\n`;
  }
  yield '}\n';
}
