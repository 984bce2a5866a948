import { definePage } from '../page.ts';
import { site } from './layouts.ts';

export const glossaryPage = definePage({
  id: 'glossary',
  path: '/glossary',
  layout: site,
  label: 'Glossary',
  description: 'What the terms of Internet routing mean: prefix, origin, ROA, route leak, customer cone and more.',
  menu: 'site',
  words: ['terms', 'definitions', 'what is'],
  drawn: true,
});
