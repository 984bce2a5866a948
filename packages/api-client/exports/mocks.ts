export { MockFailure, mockFetch } from '../src/mocks/mockFetch.ts';
export type { MockAnswers, MockRequest } from '../src/mocks/mockFetch.ts';
export { sampleOf } from '../src/mocks/sample.ts';
