import type { AsSetNode } from './asSetTree.ts';

/** A set of three levels with every way a tree can end. */
export const alder: AsSetNode = {
  name: 'AS-ALDER',
  networks: 6,
  sets: [
    {
      name: 'AS-BIRCH',
      networks: 1284,
      sets: [
        { name: 'AS-CEDAR', networks: 1, sets: [{ name: 'AS-BIRCH', networks: null, sets: [], end: 'loop' }] },
        { name: 'AS-LOST', networks: null, sets: [], end: 'missing' },
      ],
    },
    {
      name: 'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION',
      networks: 12,
      sets: [{ name: 'AS-ELM', networks: null, sets: [], end: 'unread' }],
    },
  ],
};

/** A set of `count` others. */
export const wide = (count: number): AsSetNode => ({
  name: 'AS-WIDE',
  networks: 0,
  sets: Array.from({ length: count }, (_, at) => ({ name: `AS-MEMBER-${at + 1}`, networks: at, sets: [] })),
});
