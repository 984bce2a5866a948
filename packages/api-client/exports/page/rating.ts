export { ratingPages, speakersPage, stabilityPage } from '../../src/pages/list/ratingPages.ts';
export { lockedPartOf, ratingQuery, stabilityQuery } from '../../src/pages/list/ratingQuery.ts';
