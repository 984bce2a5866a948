/** What a searched text is, where the search box goes with it, and the page of an address or a block. */
export { addressOfPath, addressPage } from '../src/query/addressPage.ts';
export { classifyQuery, type Query } from '../src/query/classifyQuery.ts';
export { destinationOf } from '../src/query/destinationOf.ts';
export { partialAddress } from '../src/query/partialAddress.ts';
export { isDomainName } from '../src/query/domainName.ts';
