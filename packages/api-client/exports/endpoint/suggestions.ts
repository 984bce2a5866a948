export { suggestions } from '../../src/contract/suggestions/suggestions.ts';
