export * from '../src/glossary/glossary.ts';
