import { expect, it } from 'vitest';
import { collectorOf } from './source.ts';

it.each([
  ['/data/rib.rrc06.20100701.0759.bz2', 'rrc06'],
  ['/data/rrc00/2026.11/bview.20261120.0800.gz', 'rrc00'],
  ['/archive/route-views.sydney/bgpdata/2026.11/RIBS/rib.20261120.0800.bz2', 'route-views.sydney'],
  ['/archive/route-views2/rib.20261120.0800.bz2', 'route-views2'],
  ['/data/mrt/rib.20140523.0600.bz2', 'mrt'],
  ['/data/mrt/updates.20260222.1530.bz2', 'mrt'],
  ['/data/mrt/rib.20140523.0600.slice.bz2', 'mrt/slice'],
  ['/data/mrt/rib6.20151101.0600.slice.bz2', 'mrt/rib6/slice'],
  ['/data/mrt/event7.rib.mrt.gz', 'mrt/event7'],
  ['/data/mrt/event7.updates.mrt.gz', 'mrt/event7'],
  ['/data/ixp/updates/updates.20260222.1530.bz2', 'ixp'],
  ['/data/ixp/bgpdata/2026.02/RIBS/rib.20260222.1400.bz2', 'ixp'],
  ['/updates/updates.20260222.1530.bz2', 'collector'],
  ['/rib.bz2', 'collector'],
])('%s comes from %s', (path, name) => expect(collectorOf(path)).toBe(name));
