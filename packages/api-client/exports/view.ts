/** Converts answers of the API to the form that pages and embedded elements show. */
export { addressFacts, specialPurpose } from '../src/view/addressFacts.ts';
export { graphData } from '../src/view/graphData.ts';
export { announcedPrefix, network } from '../src/view/network.ts';
export { ratingPage } from '../src/view/ratingPage.ts';
export { searchResult } from '../src/view/searchResult.ts';
export { asIdentity } from '../src/view/asIdentity.ts';
export { incident } from '../src/view/incident.ts';
export { stabilityPage } from '../src/view/stabilityPage.ts';
export { visibilityOf } from '../src/view/visibility.ts';
export { readApiDocument } from '../src/view/apiDocument.ts';
