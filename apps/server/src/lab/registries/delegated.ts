import { formatAddress } from '@routeglass/domain/prefix';
import type { Sample } from '../sample.ts';
import { LAB_V4 } from '../world/addressPlan.ts';

/** Extended delegated statistics: a version line and summaries, then `registry|cc|type|start|value|date|status|opaque-id`. */
export function* delegatedFile({ world, start }: Sample): Generator<string> {
  const rows = world.networks.flatMap(({ asn, organisation: { id, country } }) => {
    const { v4, v6 } = world.holdings.get(asn) ?? {};
    const row = (type: string, first: string | number, value: number): string =>
      `lab|${country.code}|${type}|${first}|${value}|${allocated(asn)}|allocated|${id}`;
    return [
      { type: 'asn', text: row('asn', asn, 1) },
      ...(v4 ? [{ type: 'ipv4', text: row('ipv4', formatAddress(v4.bytes), 2 ** (32 - v4.length)) }] : []),
      ...(v6 ? [{ type: 'ipv6', text: row('ipv6', formatAddress(v6.bytes), v6.length) }] : []),
    ];
  });
  rows.push(...keptBack(world));
  const day = new Date(start * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  yield `2|lab|${day}|${rows.length}|20050101|${day}|+0000\n`;
  for (const type of ['asn', 'ipv4', 'ipv6']) {
    yield `lab|*|${type}|*|${rows.filter((row) => row.type === type).length}|summary\n`;
    for (const row of rows) if (row.type === type) yield `${row.text}\n`;
  }
}

/** Unallocated space: in IPv4 everything after the last allocated block, in IPv6 the end of the lab's space. */
function keptBack({ holdings }: Sample['world']): { type: string; text: string }[] {
  const ends = [...holdings.values()].map(({ v4 }) => toNumber(v4.bytes) + 2 ** (32 - v4.length));
  const first = Math.max(...ends);
  const rest = toNumber(LAB_V4.bytes) + 2 ** (32 - LAB_V4.length) - first;
  const start = formatAddress(Uint8Array.of(first >>> 24, first >>> 16, first >>> 8, first));
  return [
    { type: 'ipv4', text: `lab|ZZ|ipv4|${start}|${rest}||available|` },
    { type: 'ipv6', text: 'lab|ZZ|ipv6|fdff::|16||available|' },
  ];
}

function toNumber(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** A day between 2005 and 2024, the same for all resources of a network. */
function allocated(asn: number): string {
  const year = 2005 + (asn % 20);
  return `${year}${String(1 + (asn % 12)).padStart(2, '0')}${String(1 + (asn % 28)).padStart(2, '0')}`;
}
