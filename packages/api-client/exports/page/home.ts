export { homePage } from '../../src/pages/list/home.ts';
