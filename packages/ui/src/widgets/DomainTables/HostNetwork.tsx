import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { purposeText } from '../../facts/specialPurpose.ts';
import type { DomainAddress } from './domainRecords.ts';
import * as styles from './DomainTables.css.ts';

type HostNetworkProps = Pick<
  DomainAddress,
  'relatedAs' | 'knownBy' | 'furtherRoutes' | 'registered' | 'specialPurpose'
>;

/** The network of a host's address: its origin, origins of less specific routes, the registered holder, and the address's special purpose. */
export function HostNetwork({ relatedAs, knownBy, furtherRoutes = [], registered, specialPurpose }: HostNetworkProps) {
  return (
    <span className={styles.network}>
      {relatedAs && (
        <>
          <AsLink asn={relatedAs.asn} name={relatedAs.asName} />
          <span className={styles.beside}>
            <CountryLabel code={relatedAs.countryCode} name={relatedAs.countryName} />
          </span>
        </>
      )}
      {relatedAs && knownBy === 'registry' && <span className={styles.beside}>Registered, no route loaded</span>}
      {furtherRoutes.map(({ prefix, origin }) => (
        <span key={`${prefix} ${origin.asn}`} className={styles.beside}>
          Also in <PrefixLink prefix={prefix} /> from <AsLink asn={origin.asn} name={origin.asName} />
        </span>
      ))}
      {registered && knownBy !== 'registry' && (
        <span className={styles.beside}>
          Registered to <AsLink asn={registered.holder.asn} name={registered.holder.asName} /> in{' '}
          <PrefixLink prefix={registered.prefix} />
        </span>
      )}
      {specialPurpose && <span className={styles.beside}>{purposeText(specialPurpose)}</span>}
    </span>
  );
}
