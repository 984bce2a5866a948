import type { ShareFacts } from './drawing.ts';

/** The landing page in a few words, with a graph of AS numbers reserved for documentation (RFC 5398). */
export const homeFacts: ShareFacts = {
  title: 'Explore the network',
  facts: [
    { text: 'Who announces an address' },
    { text: 'Which paths lead to it' },
    { text: 'Whether its origin is valid', tone: 'valid' },
    { text: 'Hijacks, leaks and bogons', tone: 'invalid' },
  ],
  sketch: {
    nodes: [
      { asn: 64_496, column: 0, row: 2 },
      { asn: 64_497, column: 1, row: 1 },
      { asn: 64_498, column: 1, row: 3 },
      { asn: 64_499, column: 2, row: 0 },
      { asn: 64_500, column: 2, row: 2 },
      { asn: 64_501, column: 2, row: 4 },
    ],
    edges: [
      [64_496, 64_497],
      [64_496, 64_498],
      [64_497, 64_499],
      [64_497, 64_500],
      [64_498, 64_500],
      [64_498, 64_501],
    ],
  },
};
