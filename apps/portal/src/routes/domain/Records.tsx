import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { DomainTables } from '@routeglass/ui/DomainTables';
import { useSearchParams } from 'react-router';
import { faceOrNothing } from '../../wire/face.ts';
import { failureSentence } from '../../wire/failureWords.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { readSearch, writeSearch, type DomainAddress } from './address.ts';
import { domainRecords, noRecords } from './records.ts';

/** The DNS records of a domain, compared with the routing tables. */
export function Records() {
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search);
  const records = useCall(calls.domain, { params: { name: address.domain } });
  const change = (next: Partial<DomainAddress>) =>
    setSearch(writeSearch({ ...address, ...next }, search), { preventScrollReset: true });
  return (
    <DomainTables
      domain={address.domain}
      records={faceOrNothing(records, domainRecords, noRecords(address.domain))}
      nothing={records.error && failureSentence(records.error)}
      tab={address.tab}
      onTabChange={(tab) => change({ tab, sort: undefined })}
      sort={address.sort}
      onSortChange={(sort) => change({ sort })}
      viewHref={useViewHref()}
    />
  );
}
