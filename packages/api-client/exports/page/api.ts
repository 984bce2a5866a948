export { openApiPage } from '../../src/pages/list/apiPage.ts';
