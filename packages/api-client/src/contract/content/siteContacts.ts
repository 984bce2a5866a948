import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { contentParts } from './content.ts';

/** How the operator of this server can be reached: the end of every page names it. Both lists are empty where the content folder has no contacts. */
export const siteContacts = defineEndpoint({
  name: 'siteContacts',
  summary: 'How the operator of this site can be reached',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/contacts',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: contentParts.contacts,
});
