import { useSiteContacts } from '@routeglass/api-client/hooks';
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
  const { data } = useSiteContacts({});
  return data ? <ContactList contacts={[...data.contacts, ...data.media]} /> : null;
}
