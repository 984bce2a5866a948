import { manyPresences } from '../IxTable/IxTable.fixtures.ts';
import type { CommonIx } from './commonIx.ts';

/** `count` exchanges of two networks; the second one has twice the speed. */
export function manyCommon(count: number): CommonIx[] {
  return manyPresences(count).map(({ ix, speed, isRsPeer }) => ({
    ix,
    speed,
    peerSpeed: speed === null ? null : speed * 2,
    areRsPeers: isRsPeer,
  }));
}
