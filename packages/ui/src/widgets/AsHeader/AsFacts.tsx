import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidenceSign } from '../EvidenceSign/EvidenceSign.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import * as styles from './AsFacts.css.ts';
import type { AsIdentity, RatingPosition } from './asIdentity.ts';
import { asSetsIn } from './asSets.ts';
import { ratingHref, ratingShiftText } from './ratingShift.ts';
import { websiteOf } from '../../facts/website.ts';

interface AsFactsProps {
  readonly asn: number;
  readonly identity: AsIdentity;
  readonly ratingEvidence?: ((ipVersion: 4 | 6) => EvidenceProps) | undefined;
}

/** The facts below a network's name, each only if known. */
export function AsFacts({ asn, identity, ratingEvidence }: AsFactsProps) {
  const { orgName, website, asSet, ratings } = identity;
  const sets = asSetsIn(asSet);
  const site = websiteOf(website);
  return (
    <div className={styles.together}>
      <dl className={styles.together}>
        {orgName && (
          <Fact name="Organization">
            <bdi>{orgName}</bdi>
          </Fact>
        )}
        {site && (
          <Fact name="Website">
            <Link href={site.href} target="_blank" rel="noopener noreferrer nofollow">
              {site.text}
            </Link>
          </Fact>
        )}
        {sets.length > 0 && (
          <Fact name={sets.length === 1 ? 'AS-SET' : 'AS-SETs'}>
            <span className={styles.sets}>
              {sets.map(({ source, name }) => (
                <span key={`${source} ${name}`}>
                  <Link href={`/as-set/${encodeURIComponent(name)}`}>
                    <Mono wrap>{name}</Mono>
                  </Link>
                  {source && <span className={styles.source}> {source}</span>}
                </span>
              ))}
            </span>
          </Fact>
        )}
        <Fact name="BGP">
          <Link href={`/as/${asn}/communities`}>Communities</Link>
        </Fact>
      </dl>
      {ratings.length > 0 && (
        <dl className={styles.together}>
          {ratings.map((rating) => (
            <Fact key={rating.ipVersion} name={`IPv${rating.ipVersion} rating`}>
              <Rating asn={asn} rating={rating} evidence={ratingEvidence?.(rating.ipVersion)} />
            </Fact>
          ))}
        </dl>
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}

interface RatingProps {
  readonly asn: number;
  readonly rating: RatingPosition;
  readonly evidence: EvidenceProps | undefined;
}

function Rating({ asn, rating: { ipVersion, position, change }, evidence }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Link href={ratingHref(asn, ipVersion)} kind="plain">
        <span className={styles.position}>#{exactNumber(position)}</span>{' '}
        {change !== null && (
          <span className={styles.shift} data-shift={Math.sign(change)}>
            <Icon of={change > 0 ? TrendingUp : change < 0 ? TrendingDown : Minus} size={14} />{' '}
            {ratingShiftText(change)}
          </span>
        )}
      </Link>
      <EvidenceSign
        {...evidence}
        verdict={`IPv${ipVersion} position ${exactNumber(position)}`}
        subject={`Connectivity Score of AS${asn}`}
      />
    </span>
  );
}
