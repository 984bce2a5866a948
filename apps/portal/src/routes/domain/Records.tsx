import { useDomain } from '@routeglass/api-client/hooks';
import { DomainTables } from '@routeglass/ui/DomainTables';
import { useSearchParams } from 'react-router';
import { faceOf } from '../../wire/face.ts';
import { readSearch, writeSearch } from './address.ts';
import { domainRecords } from './records.ts';

/** Where the name of a domain leads, set against the routing tables. */
export function Records() {
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search);
  const records = useDomain({ params: { name: address.domain } });
  return (
    <DomainTables
      domain={address.domain}
      records={faceOf(records, domainRecords)}
      tab={address.tab}
      onTabChange={(tab) => setSearch(writeSearch({ ...address, tab }, search), { preventScrollReset: true })}
    />
  );
}
