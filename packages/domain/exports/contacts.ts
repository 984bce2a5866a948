/** Contacts of networks and domains, as registries name them. */
export { type Contact, contactAddress, distinctContacts } from '../src/contacts/contact.ts';
export { hasRemark, missingHandles, whoisContacts } from '../src/contacts/whoisContacts.ts';
