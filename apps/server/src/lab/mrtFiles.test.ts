import { batchesOf, createMrtDecoder, RowKind, type MrtBatch } from '@routeglass/domain/mrt';
import { formatAddress, formatPrefix } from '@routeglass/domain/prefix';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEED, DEFAULT_START } from './files.ts';
import { liveThrough, makeSample } from './makeLab.ts';
import { ribRecords, updateRecords, windowsOf } from './mrtFiles.ts';

const sample = makeSample({ seed: DEFAULT_SEED, start: DEFAULT_START });
const { collectors } = sample.world;
const week = liveThrough(sample);

/** Rows from the product's decoder, as text. */
async function decode(parts: Iterable<Uint8Array>): Promise<string[]> {
  const decoder = createMrtDecoder();
  const rows: string[] = [];
  for await (const batch of batchesOf(decoder, parts)) {
    for (let row = 0; row < batch.count; row++) rows.push(textOf(batch, row));
  }
  expect(decoder.report).toMatchObject({ skipped: 0, truncated: undefined });
  return rows;
}

function textOf({ kinds, times, tables, peers, prefixes, attributes }: MrtBatch, row: number): string {
  const peer = tables.peers.addressTextOf(peers[row]!);
  const time = times[row]!;
  if (kinds[row] === RowKind.state) return `${time} ${peer} state`;
  const prefix = tables.prefixes.textOf(prefixes[row]!);
  if (kinds[row] === RowKind.withdrawal) return `${time} ${peer} ${prefix} withdrawn`;
  const set = attributes[row]!;
  const path = tables.paths.textOf(tables.attributes.path[set] ?? 0);
  const communities = tables.attributes.communities[set] ?? 0;
  const marks = communities === 0xffff_ffff ? [] : [...tables.communitiesOf(communities)];
  return `${time} ${peer} ${prefix} ${path} ${marks.map((mark) => `${mark >>> 16}:${mark & 0xffff}`).join(' ')}`;
}

describe('the files of the lab, read by the decoder', { timeout: 60_000 }, () => {
  it('give back every route of the tables', async () => {
    for (const collector of collectors) {
      const expected = collector.sessions.flatMap((session) =>
        week.groups.flatMap(({ id, prefixes }) => {
          const route = week.table(session)[id];
          if (!route) return [];
          const marks = route.communities.map((pair) => pair.join(':')).join(' ');
          return prefixes.map(
            (prefix) =>
              `${sample.start} ${formatAddress(session.address)} ${formatPrefix(prefix)} ${route.path.join(' ')} ${marks}`,
          );
        }),
      );
      expect((await decode(ribRecords(collector, week, sample.start))).sort()).toEqual(expected.sort());
    }
  });

  it('give back every message of the week, in the order of time', async () => {
    const windows = [...windowsOf(week.messages(), sample.start, sample.end)];
    expect(windows).toHaveLength(28);
    for (const collector of collectors) {
      const heard = windows.flatMap(({ messages }) => messages.filter((message) => message.collector === collector));
      const expected = heard.flatMap((message) => {
        const from = `${message.at} ${formatAddress(message.session.address)}`;
        if (message.kind === 'state') return [`${from} state`];
        const { route } = message;
        const marks = route?.communities.map((pair) => pair.join(':')).join(' ');
        return message.prefixes.map((prefix) =>
          route
            ? `${from} ${formatPrefix(prefix)} ${route.path.join(' ')} ${marks}`
            : `${from} ${formatPrefix(prefix)} withdrawn`,
        );
      });
      const rows = await decode(windows.flatMap((window) => [...updateRecords(window, collector)]));
      expect(rows).toEqual(expected);
      expect(rows.length).toBeGreaterThan(1000);
      const times = heard.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});
