import * as glossary from '@routeglass/domain/glossary';
import { contains, isDefaultRoute, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { NetworkBrief } from '../../facts/searchResult.ts';
import { purposeSentence } from '../../facts/specialPurpose.ts';
import { NOT_LOADED } from '../../facts/validityLook.ts';
import * as styles from './PrefixHeader.css.ts';
import type { NamedRouteObject, PrefixIdentity } from './prefixIdentity.ts';

export interface PrefixHeaderProps {
  /** The prefix or the address, in canonical form. */
  readonly prefix: string;
  readonly identity: OpenFace<PrefixIdentity>;
}

/** The head of a prefix's or an address's page: who it belongs to. */
export function PrefixHeader({ prefix, identity }: PrefixHeaderProps) {
  return (
    <header className={styles.root} aria-busy={identity.status === 'loading'}>
      <div className={styles.title}>
        <h1 className={styles.heading}>{prefix}</h1>
        <CopyButton text={prefix} label={`Copy ${prefix}`} />
      </div>
      {identity.status === 'loading' && (
        <div className={styles.place}>
          <Skeleton shape="block" width="min(56ch, 100%)" height="40px" />
        </div>
      )}
      {identity.status === 'error' && (
        <ErrorState title={`${prefix} could not be loaded`} onRetry={identity.onRetry}>
          {identity.message}
        </ErrorState>
      )}
      {identity.status === 'ready' && <Facts prefix={prefix} {...identity.data} />}
    </header>
  );
}

function Facts(props: PrefixIdentity & { readonly prefix: string }) {
  const { prefix, announcedIn, origins, registered, routeObjects = [], specialPurpose } = props;
  const parsed = parsePrefix(prefix);
  const isDefault = !specialPurpose && parsed !== undefined && isDefaultRoute(parsed);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Announced by">
          {originWords(origins) ?? origins?.map((origin) => <Network key={origin.asn} {...origin} />)}
        </Fact>
        {announcedIn !== undefined && announcedIn !== null && (
          <Fact name="In prefix">
            <PrefixLink prefix={announcedIn} />
          </Fact>
        )}
        <Fact name="Registered to">
          {registered ? (
            <>
              <Network {...registered.holder} />
              <span className={styles.block}>
                {isWithin(parsed, registered.prefix) ? 'in' : 'for'} <PrefixLink prefix={registered.prefix} />
              </span>
            </>
          ) : isDefault || (specialPurpose && !specialPurpose.isOrdinaryInSample) ? (
            'No network'
          ) : (
            <Unregistered routeObjects={routeObjects} />
          )}
        </Fact>
      </dl>
      {isDefault && <Banner tone="info">{glossary.defaultRoute}</Banner>}
      {specialPurpose && <Banner tone="info">{purposeSentence(specialPurpose)}</Banner>}
    </>
  );
}

/** No block is known, but route objects may name origins: these registered a route, not the addresses. */
function Unregistered({ routeObjects }: { readonly routeObjects: readonly NamedRouteObject[] }) {
  if (routeObjects.length === 0) return 'Not in a loaded registry';
  return (
    <>
      Holder unknown
      {routeObjects.map(({ origin, source }) => (
        <span key={`${origin} ${source}`} className={styles.block}>
          Route object for <AsLink asn={origin} /> in {source}
        </span>
      ))}
    </>
  );
}

/** Whether a block contains all of a prefix; a shorter prefix extends beyond its block. An address is always inside. */
function isWithin(prefix: Prefix | undefined, block: string): boolean {
  const registered = parsePrefix(block);
  return !prefix || !registered || contains(registered, prefix);
}

function originWords(origins: PrefixIdentity['origins']): string | undefined {
  if (origins === null) return NOT_LOADED;
  return origins.length === 0 ? 'Not announced' : undefined;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}

function Network({ asn, asName, countryCode }: NetworkBrief) {
  return (
    <span className={styles.network}>
      <AsLink asn={asn} />
      <NetworkName name={asName} countryCode={countryCode} />
    </span>
  );
}
