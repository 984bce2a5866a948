import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createMrtDecoder, type MrtBatch, RowKind } from '@routeglass/domain/mrt';
import { isSessionEnd } from '../src/ingest/mrt/sessionEnds.ts';

interface Standing {
  readonly path: string;
  readonly origin: number | undefined;
}

/** What files of tables and updates end with, told without any database: routes as texts, and `prefix origin peers`. */
export async function replayFiles(paths: readonly string[]): Promise<{ routes: string[]; announced: string[] }> {
  const standing = new Map<string, Standing>();
  for (const path of paths) {
    const decoder = createMrtDecoder();
    const collector = basename(dirname(path));
    for (const batch of decoder.push(readFileSync(path))) replay(batch, collector, standing);
    for (const batch of decoder.end()) replay(batch, collector, standing);
  }
  const peers = new Map<string, number>();
  for (const [key, { origin }] of standing) {
    if (origin === undefined) continue;
    const pair = `${key.split(' ')[2]} ${origin}`;
    peers.set(pair, (peers.get(pair) ?? 0) + 1);
  }
  return {
    routes: [...standing].map(([key, { path }]) => `${key} | ${path}`).sort(),
    announced: [...peers].map(([pair, count]) => `${pair} ${count}`).sort(),
  };
}

function replay({ tables, ...batch }: MrtBatch, collector: string, standing: Map<string, Standing>): void {
  for (let row = 0; row < batch.count; row += 1) {
    const kind = batch.kinds[row];
    const peer = tables.peers.addressTextOf(batch.peers[row]!);
    if (kind === RowKind.state) {
      if (isSessionEnd(batch.details[row]!)) forgetPeer(`${collector} ${peer} `, standing);
      continue;
    }
    const key = `${collector} ${peer} ${tables.prefixes.textOf(batch.prefixes[row]!)}`;
    standing.delete(key);
    if (kind === RowKind.withdrawal) continue;
    const path = tables.attributes.path[batch.attributes[row]!] ?? 0;
    standing.set(key, { path: tables.paths.textOf(path), origin: tables.paths.originOf(path) });
  }
}

function forgetPeer(begin: string, standing: Map<string, Standing>): void {
  for (const key of standing.keys()) if (key.startsWith(begin)) standing.delete(key);
}
