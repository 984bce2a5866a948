/** What a searched text is, and where the search box goes with it. */
export { classifyQuery, type Query } from '../src/query/classifyQuery.ts';
export { destinationOf } from '../src/query/destinationOf.ts';
export { isDomainName } from '../src/query/domainName.ts';
