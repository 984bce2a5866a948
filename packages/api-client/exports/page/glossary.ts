export { glossaryPage } from '../../src/pages/list/glossary.ts';
