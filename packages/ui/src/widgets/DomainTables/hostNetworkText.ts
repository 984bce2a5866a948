import type { NetworkBrief } from '../../facts/searchResult.ts';
import { purposeText } from '../../facts/specialPurpose.ts';
import type { DomainAddress } from './domainRecords.ts';

type HostFacts = Pick<DomainAddress, 'relatedAs' | 'knownBy' | 'furtherRoutes' | 'registered' | 'specialPurpose'>;

/** The network of a host's address as plain text: its origin, the registered holder, and the address's special purpose. */
export function hostNetworkText({
  relatedAs,
  knownBy,
  furtherRoutes = [],
  registered,
  specialPurpose,
}: HostFacts): string | null {
  const words = [
    relatedAs && `${knownBy === 'registry' ? 'registered to ' : ''}${nameOf(relatedAs)}`,
    ...furtherRoutes.map(({ prefix, origin }) => `also in ${prefix} from ${nameOf(origin)}`),
    registered && knownBy !== 'registry' && `registered to ${nameOf(registered.holder)} (${registered.prefix})`,
    specialPurpose && purposeText(specialPurpose),
  ];
  return words.filter(Boolean).join('; ') || null;
}

const nameOf = ({ asn, asName }: NetworkBrief): string => (asName ? `AS${asn} ${asName}` : `AS${asn}`);
