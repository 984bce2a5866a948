import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ContactList } from '@routeglass/ui/SiteFooter';
import { DataProvider } from './DataProvider.tsx';

/** How the operator can be reached, for the footer of every page. */
export function FooterContacts() {
  return (
    <DataProvider>
      <Contacts />
    </DataProvider>
  );
}

function Contacts() {
  const { data } = useCall(calls.siteContacts, {});
  return data ? <ContactList contacts={[...data.contacts, ...data.media]} /> : null;
}
