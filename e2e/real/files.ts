import { sharedData } from '../../tools/shared-data.ts';

/** The real files that are loaded, as they were published. Paths in the folder of real data beside the checkout. */
const names = {
  table: 'mrt/rib.20140523.0600.slice.bz2',
  table6: 'mrt/bview.ipv6_unicast_add_path.gz',
  /** A prefix that moved to another network by mistake for twelve minutes on 23 January 2018, and came home. */
  mistake: 'incidents/mrt/typo_pfx_124336.rib.mrt.gz',
  mistakeUpdates: 'incidents/mrt/typo_pfx_124336.updates.mrt.gz',
  /** YouTube's prefix, and the part of it that Pakistan Telecom announced on 24 February 2008. */
  youtube: 'incidents/mrt/pakistan_1.rib.mrt.gz',
  youtubeUpdates: 'incidents/mrt/pakistan_1.updates.mrt.gz',
  peeringdb: 'peeringdb/peeringdb_sample.json.gz',
  communities: 'communities/as3356.txt',
  routeObjects: 'irr/ripe.db.route.extract.txt',
  routeObjects6: 'irr/ripe.db.route6.extract.txt',
  vrps: 'rpki/rpki-client.20250720T093133Z.json.bz2',
  asNames: 'names/bgptools-asns.csv.gz',
} as const;

export type RealFile = keyof typeof names;
export type RealFiles = Readonly<Record<RealFile, string>>;

/** Path of each file. Null if any of them is missing, and with them what these tests are about. */
export const realFiles = ((): RealFiles | null => {
  const found = Object.entries(names).map(([name, path]) => [name, sharedData(path)] as const);
  return found.every(([, path]) => path !== null) ? (Object.fromEntries(found) as Record<RealFile, string>) : null;
})();

/**
 * What is loaded together. A server's clock is its newest route: beside routes of 2018, what began in 2008 and did not end in the files would
 * be ten years old, and no incident any more.
 */
export const loads = {
  today: {
    mrt: ['table', 'table6', 'mistake', 'mistakeUpdates'],
    others: ['peeringdb', 'communities', 'routeObjects', 'routeObjects6'],
    hasVrps: true,
  },
  february2008: { mrt: ['youtube', 'youtubeUpdates'], others: [], hasVrps: false },
} as const satisfies Record<string, RealLoad>;

export interface RealLoad {
  readonly mrt: readonly RealFile[];
  readonly others: readonly RealFile[];
  readonly hasVrps: boolean;
}
