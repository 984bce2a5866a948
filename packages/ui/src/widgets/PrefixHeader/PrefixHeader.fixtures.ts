import { alder, birch, privateUse } from '../SearchResult/SearchResult.fixtures.ts';
import type { PrefixIdentity } from './prefixIdentity.ts';

export const announced: PrefixIdentity = {
  origins: [alder],
  registered: { prefix: '10.0.0.0/14', holder: birch },
  specialPurpose: null,
};

/** An address of the loopback block. */
export const loopback: PrefixIdentity = {
  announcedIn: null,
  origins: [],
  registered: null,
  specialPurpose: {
    ...privateUse,
    prefix: '127.0.0.0/8',
    name: 'Loopback',
    source: 'RFC 1122',
    isOrdinaryInSample: false,
  },
};
