/** Answers of the API in the shape that pages and embedded elements show them in. */
export { addressFacts, specialPurpose } from '../src/view/addressFacts.ts';
export { graphData } from '../src/view/graphData.ts';
export { announcedPrefix, network } from '../src/view/network.ts';
export { ratingPage } from '../src/view/ratingPage.ts';
export { searchResult } from '../src/view/searchResult.ts';
