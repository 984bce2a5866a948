import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BgpdumpText, createMrtDecoder, type MrtBatch, type MrtReport, NONE, RowKind } from '@routeglass/domain/mrt';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../../../../../tools/shared-data.ts';
import { BrokenFile } from '../input/brokenFile.ts';
import { openInput } from '../input/inputFile.ts';

/** Figures from the manifest of the real data, measured with bgpdump. */
interface Expected {
  readonly routes?: number;
  readonly announcements?: number;
  readonly withdrawals?: number;
  readonly states?: number;
  readonly peers?: number;
  /** Different texts in the sixth column of bgpdump's lines. For state changes that column is the old state. */
  readonly prefixes?: number;
}

const MANIFEST: Readonly<Record<string, Expected>> = {
  'rib.rrc06.20100701.0759.bz2': { routes: 641_957, prefixes: 323_487 },
  'rib.20140523.0600.slice.bz2': { routes: 194_282, peers: 35, prefixes: 6500 },
  'rib.20140523.0600.truncated.bz2': { routes: 94_847, prefixes: 3239 },
  'rib6.20151101.0600.slice.bz2': { routes: 106_391, peers: 27, prefixes: 5000 },
  'bview.20020722.2337.gz': { routes: 115_521, peers: 36, prefixes: 112_988 },
  'bview.64k_stream_overflow.gz': { routes: 23, peers: 23, prefixes: 1 },
  'bview.ipv4_unicast_add_path.gz': { routes: 62, peers: 3, prefixes: 31 },
  'bview.ipv6_unicast_add_path.gz': { routes: 62, peers: 3, prefixes: 31 },
  'updates.20260222.1530.bz2': { announcements: 111_057, withdrawals: 7606, peers: 20, prefixes: 7839 },
  'updates.20190101.0000.gz': { announcements: 159_948, withdrawals: 2626, states: 43, peers: 76, prefixes: 18_502 },
  'updates.et-header.2015.gz': { announcements: 577_737, peers: 1, prefixes: 577_710 },
  'updates.20070211.0141.gz': { announcements: 51_329, withdrawals: 2328, peers: 31, prefixes: 2478 },
  'updates.20160811.1600.gz': { announcements: 39_256, withdrawals: 1956, states: 22, peers: 40, prefixes: 1718 },
  'updates.long_withdrawal.gz': { withdrawals: 4096, peers: 1 },
  'updates.rrc15.20100227.1600.gz': {
    announcements: 52_468,
    withdrawals: 1318,
    states: 20,
    peers: 9,
    prefixes: 49_054,
  },
  // The manifest has 39,810 prefixes, because bgpdump shows the peer's address as the prefix of withdrawals of this type.
  'updates.rrc00.19991214.1621.gz': {
    announcements: 54_126,
    withdrawals: 1363,
    states: 27,
    peers: 7,
    prefixes: 39_888,
  },
  'updates.jinx.20150401.0000.bz2': { announcements: 8160, withdrawals: 451, peers: 4, prefixes: 6220 },
  'lab.openbgpd_rib_table-v2.mrt': { routes: 31 },
  'lab.quagga_rib.mrt': { routes: 9, peers: 2 },
  'lab.quagga_bgp.mrt': { announcements: 18, states: 20 },
  'lab.openbgpd_bgp.mrt': { announcements: 93, states: 16 },
  // The manifest has 32, because bgpdump reads past prefixes of 253 bits, which are path identifiers where none belong.
  'lab.bird6_bgp.mrt': { announcements: 24, states: 12 },
};

/** One of each form. All others except those named in docs/mrt.md were compared too, but take longer. */
const COMPARED = [
  'rib.rrc06.20100701.0759.bz2',
  'rib.20140523.0600.slice.bz2',
  'rib.20140523.0600.truncated.bz2',
  'rib6.20151101.0600.slice.bz2',
  'bview.20020722.2337.gz',
  'bview.64k_stream_overflow.gz',
  'bview.ipv4_unicast_add_path.gz',
  'bview.ipv6_unicast_add_path.gz',
  'updates.20260222.1530.bz2',
  'updates.20070211.0141.gz',
  'updates.20160811.1600.gz',
  'updates.long_withdrawal.gz',
  'lab.openbgpd_bgp.mrt',
  'lab.openbgpd_rib_table-v2.mrt',
  'lab.quagga_bgp.mrt',
];

interface Counted {
  readonly report: MrtReport;
  readonly peers: number;
  readonly prefixes: number;
}

/** Decodes a file as far as it is readable and counts the peers and prefixes in its rows. */
async function count(path: string): Promise<Counted> {
  const decoder = createMrtDecoder({ tolerant: true });
  const peers = new Set<number>();
  const prefixes = new Set<number | string>();
  for await (const batch of batches(path, decoder)) {
    for (let row = 0; row < batch.count; row++) {
      peers.add(batch.peers[row] ?? NONE);
      const isState = batch.kinds[row] === RowKind.state;
      prefixes.add(isState ? `state ${batch.details[row]! >>> 16}` : (batch.prefixes[row] ?? NONE));
    }
  }
  return { report: decoder.report, peers: peers.size, prefixes: prefixes.size };
}

async function* batches(path: string, decoder = createMrtDecoder({ tolerant: true })): AsyncGenerator<MrtBatch, void> {
  try {
    for await (const chunk of (await openInput(path)).chunks()) yield* decoder.push(chunk);
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
  }
  yield* decoder.end();
}

const mrt = sharedData('mrt');
/** For large files on a busy machine. */
const PATIENCE = { timeout: 120_000 };

describe.skipIf(mrt === null)('the real MRT files', PATIENCE, () => {
  it.each(Object.entries(MANIFEST))('%s holds what the manifest says', async (name, expected) => {
    const { report, peers, prefixes } = await count(join(mrt ?? '', name));
    expect({ ...report, peers, prefixes }).toMatchObject(expected);
    expect(report.skipped).toBe(0);
    expect(report.truncated !== undefined).toBe(name.includes('truncated'));
  });

  it('of the incidents are whole', async () => {
    const folder = sharedData('incidents/mrt') ?? '';
    let rows = 0;
    for (const name of readdirSync(folder)) {
      const { report } = await count(join(folder, name));
      expect(report).toMatchObject({ skipped: 0, truncated: undefined });
      rows += report.routes + report.announcements + report.withdrawals;
    }
    expect(rows).toBe(73_827);
  });
});

const hasBgpdump = spawnSync('bgpdump', ['-T']).error === undefined;

describe.skipIf(mrt === null || !hasBgpdump)('the text of the real MRT files', PATIENCE, () => {
  it.each(COMPARED)('%s is what bgpdump -m prints', async (name) => {
    const path = join(mrt ?? '', name);
    const expected = spawnSync('bgpdump', ['-m', path], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).stdout;
    const text = new BgpdumpText();
    let at = 0;
    for await (const batch of batches(path)) {
      const ours = text.linesOf(batch);
      const theirs = expected.subarray(at, at + ours.length);
      if (!theirs.equals(ours)) expect(linesOf(ours)).toEqual(linesOf(theirs));
      at += ours.length;
    }
    expect(at).toBe(expected.length);
  });
});

function linesOf(text: Uint8Array): string[] {
  return Buffer.from(text).toString('latin1').split('\n');
}
