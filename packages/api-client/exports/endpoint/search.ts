export { search } from '../../src/contract/search/search.ts';
