import { defineLayout } from '../page.ts';
import { plainly } from '../reads.ts';
import { plain } from './layouts.ts';

/** Pages of a network, with its header and the menu of its sections. */
export const network = defineLayout({
  id: 'network',
  file: 'routes/as/route.tsx',
  path: '/as/:asn',
  within: plain,
  drawn: true,
  knownBy: 'asInfo',
  reads: {
    currentDelay: ({ asn }) => ({ query: { asn } }),
    asInfo: ({ asn }) => ({ params: { asn } }),
    peeringdb: ({ asn }) => ({ params: { asn } }),
    asRatings: ({ asn }) => ({ params: { asn } }),
    asOverview: ({ asn }) => ({ params: { asn } }),
    ixCount: ({ asn }) => ({ params: { asn } }),
    scanOverview: plainly(({ asn }) => ({ params: { asn } })),
  },
});
