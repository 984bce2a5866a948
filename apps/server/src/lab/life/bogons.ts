import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Network } from '../world/network.ts';
import { subnet, subnetCount } from '../world/subnets.ts';
import type { Planner, Span } from './planner.ts';

/** Blocks that stay reserved in the lab. */
const RESERVED = [
  '192.168.0.0/16',
  '172.16.32.0/20',
  '100.64.0.0/16',
  '198.18.0.0/15',
  '169.254.0.0/16',
  '2001:db8::/32',
  'fc00:1::/32',
];
/** An AS number for documentation (RFC 5398), not one of the lab's. */
const RESERVED_ASN = 64_500;
const TOO_LONG = 5;
const WITH_RESERVED_ASN = 3;

/**
 * Plans announcements of reserved space, of prefixes that are too long, and from behind a reserved AS number. Every third existed before the week.
 */
export function planBogons(planner: Planner): void {
  let count = 0;
  const span = (): Span =>
    count++ % 3 === 0 ? { ...planner.week, end: planner.span(30, 30).end } : planner.span(30, 2000);
  const culprit = (): Network => planner.random.pick(planner.networksOf('access', 'enterprise'));

  for (const text of RESERVED) {
    const prefix = parsePrefix(text);
    const { asn } = culprit();
    if (!prefix || (prefix.version === 6 && !planner.world.holdings.get(asn)?.v6)) continue;
    planner.announce(
      planner.addGroup(asn, prefix),
      span(),
      { announcers: [{ asn }] },
      { kind: 'bogon', detail: 'special-purpose', asn },
    );
  }
  for (let i = 0; i < TOO_LONG; i++) {
    const { asn } = culprit();
    const prefix = partOf(planner, asn, 25, 28);
    if (prefix)
      planner.announce(
        planner.addGroup(asn, prefix),
        span(),
        { announcers: [{ asn }] },
        { kind: 'bogon', detail: 'too-big-mask', asn },
      );
  }
  for (let i = 0; i < WITH_RESERVED_ASN; i++) {
    const { asn } = culprit();
    const prefix = partOf(planner, asn, 23, 24);
    const announcement = { announcers: [{ asn, behind: [RESERVED_ASN] }] };
    if (prefix)
      planner.announce(planner.addGroup(RESERVED_ASN, prefix), span(), announcement, {
        kind: 'bogon',
        detail: 'reserved-asn',
        asn,
      });
  }
}

/** A part of the network's own IPv4 block that is not announced. */
function partOf(planner: Planner, asn: number, shortest: number, longest: number): Prefix | undefined {
  const block = planner.world.holdings.get(asn)?.v4;
  if (!block) return undefined;
  const length = planner.random.between(shortest, longest);
  const part = subnet(block, length, planner.random.between(0, subnetCount(block, length) - 1));
  return planner.isFree(part) ? part : undefined;
}
