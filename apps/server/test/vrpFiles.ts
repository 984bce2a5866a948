import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An export of VRPs, each of another prefix. */
export function vrpFile(folder: string, name: string, asn: number, count: number): string {
  const path = join(folder, name);
  const rows = Array.from({ length: count }, (_, i) => {
    return `{"asn":${asn},"prefix":"10.${(i >> 8) & 0xff}.${i & 0xff}.0/24","maxLength":${24 + ((i >> 16) & 7)},"ta":"x"}`;
  });
  writeFileSync(path, `{"metadata":{"buildtime":"2026-11-01T00:00:00Z"},"roas":[${rows.join(',\n')}]}`);
  return path;
}

/** Where a server that says so answers. */
export const addressIn = (output: string): string => /http:\/\/\S+/.exec(output)?.[0] ?? '';
/** What a server says of 10.0.0.0/24 from a network: the whole answer's state, or its error code. */
export async function stateOf(address: string, asn: number): Promise<unknown> {
  const answer = await fetch(`${address}/v2/rir/roa-validity?prefix=10.0.0.0/24&asn=${asn}`);
  const { state, code } = (await answer.json()) as { state?: unknown; code?: unknown };
  return state ?? code;
}
