import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { contentParts } from './content.ts';

/** Contacts of the operator of this server, shown at the end of every page. Both lists are empty if the content folder has no contacts. */
export const siteContacts = defineEndpoint({
  name: 'siteContacts',
  summary: 'Contacts of the operator of this site',
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
