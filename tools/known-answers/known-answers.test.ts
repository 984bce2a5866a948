import { nationalStability } from '@routeglass/domain/ratings';
import { createRelationGraph, recursiveConeSizes } from '@routeglass/domain/relations';
import { createOriginValidator } from '@routeglass/domain/validity';
import { describe, expect, it } from 'vitest';
import { readCones } from '../bench/accuracy/cones.ts';
import { sharedData } from '../shared-data.ts';
import { readAsRelations, readClique } from './asRelations.ts';
import { readCountries } from './countries.ts';
import { readAnnounced } from './routes.ts';
import { readVrps } from './vrps.ts';

const relations = sharedData('as-rel/20160101.as-rel.txt.gz');
const cones = sharedData('as-rel/20160101.ppdc-ases.txt.gz');
const names = sharedData('names/bgptools-asns.csv.gz');
const updates = sharedData('mrt/updates.20260222.1530.bz2');
const vrps = sharedData('rpki/rpki-client.20250720T093133Z.json.bz2');

/** The VRP file is 75 MB uncompressed. */
const PATIENCE = 180_000;

describe.skipIf(relations === null)('recursive cones of the relations of January 2016', () => {
  it('have the published sizes', () => {
    const links = readAsRelations(relations ?? '');
    const graph = createRelationGraph(links);
    const sizes = recursiveConeSizes(graph);
    const asns = [3356, 1299, 174, 6939, 12_389];
    expect([links.length, graph.asns.length]).toEqual([210_412, 52_838]);
    expect(asns.map((asn) => sizes[graph.indexOf(asn) ?? -1])).toEqual([44_054, 40_536, 40_564, 19_552, 9_878]);
  });
});

describe.skipIf(cones === null || relations === null)('observed cones as CAIDA publishes them, January 2016', () => {
  it('have the checked sizes, and lie within the recursive ones', () => {
    const published = readCones(cones ?? '');
    expect([3356, 174].map((asn) => published.get(asn))).toEqual([26_779, 22_450]);
    const graph = createRelationGraph(readAsRelations(relations ?? ''));
    const recursive = recursiveConeSizes(graph);
    const larger = [...published].filter(([asn, size]) => size > (recursive[graph.indexOf(asn) ?? -1] ?? 0));
    expect(larger).toEqual([]);
  });
});

describe.skipIf(relations === null || names === null)('national stability on the relations of January 2016', () => {
  it('lands where published studies do: Russia at about 4.6 % by AS12389, Kazakhstan at about 15 % by AS9198', () => {
    const graph = createRelationGraph(readAsRelations(relations ?? ''));
    const countries = readCountries(names ?? '');
    const networks = Array.from(graph.asns, (asn) => ({ asn, country: countries.get(asn) ?? '', addresses: 1 }));
    const rated = nationalStability(graph, readClique(relations ?? ''), networks);
    const of = (code: string) => rated.find(({ country }) => country === code);
    expect(of('RU')).toMatchObject({ criticalAsn: 12_389, lost: 178, networks: 3839 });
    expect(of('RU')?.value).toBeCloseTo(0.046, 3);
    expect(of('KZ')).toMatchObject({ criticalAsn: 9198, lost: 16, networks: 106 });
    expect(of('KZ')?.value).toBeCloseTo(0.15, 2);
  });
});

describe.skipIf(updates === null || vrps === null)('origin validation of real updates', () => {
  it('gives the checked counts', { timeout: PATIENCE }, async () => {
    const validator = createOriginValidator(await readVrps(vrps ?? ''));
    const { pairs } = await readAnnounced(updates ?? '');
    const counts = { valid: 0, invalid: 0, unknown: 0 };
    for (const { prefix, origin } of pairs) counts[validator.state(prefix, origin)]++;
    expect(validator.size).toBe(723_521);
    expect(pairs).toHaveLength(7863);
    expect(counts).toEqual({ valid: 3133, invalid: 162, unknown: 4568 });
    for (const { prefix, origin } of pairs.slice(0, 500)) {
      expect(validator.explain(prefix, origin).state).toBe(validator.state(prefix, origin));
    }
  });
});
