import { definePage } from '../page.ts';
import { plain } from './layouts.ts';

/** Reference of the server's calls, with a way to try them. */
export const openApiPage = definePage({
  id: 'open-api',
  path: '/open-api',
  layout: plain,
  drawn: true,
  label: 'API',
  title: 'API',
  description: 'Every call of this API: what it takes, what it answers, and a try of it against this server.',
  menu: 'site',
  words: ['openapi', 'swagger', 'calls', 'developers'],
});
