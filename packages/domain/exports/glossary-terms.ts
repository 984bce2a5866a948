export { glossaryGroups, type GlossaryGroup, type GlossaryTerm } from '../src/glossary/terms.ts';
