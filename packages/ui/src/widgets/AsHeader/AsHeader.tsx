import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import type { Face } from '../../facts/face.ts';
import { specialAsnSentence } from '../../facts/specialAsn.ts';
import { AsFacts } from './AsFacts.tsx';
import * as styles from './AsHeader.css.ts';
import type { AsIdentity } from './asIdentity.ts';

export interface AsHeaderProps {
  readonly asn: number;
  readonly identity: Face<AsIdentity>;
  /** Evidence for a network's position, by IP version. Without it only the positions are shown. */
  readonly ratingEvidence?: (ipVersion: 4 | 6) => EvidenceProps;
  /** A remark about the whole page, after the facts and never collapsed: how old its data is. */
  readonly note?: ReactNode;
}

/**
 * The head of a network's pages: its name and facts. On small screens the facts collapse below one button; next to a side menu the name stays visible
 * while the rest scrolls away.
 */
export function AsHeader({ asn, identity, ratingEvidence, note }: AsHeaderProps) {
  const [expanded, setExpanded] = useState(false);
  const factsId = useId();
  const known = identity.status === 'ready' ? identity.data : undefined;

  return (
    <header className={styles.root} aria-busy={identity.status === 'loading'} data-expanded={expanded || undefined}>
      <div className={styles.title}>
        <h1 className={styles.heading}>
          <span className={styles.number}>AS{asn}</span>
          {identity.status === 'loading' && (
            <span className={styles.name}>
              <Skeleton width="12ch" />
            </span>
          )}
          {known?.asName && <bdi className={styles.name}>{known.asName}</bdi>}
        </h1>
        {identity.status === 'loading' && (
          <div className={styles.placeOfCountry}>
            <Skeleton />
          </div>
        )}
        {known && <CountryLabel code={known.countryCode} name={known.countryName} />}
        {known && (
          <div className={styles.toggle}>
            <Button
              kind="quiet"
              size="small"
              iconAfter={ChevronDown}
              aria-expanded={expanded}
              aria-controls={factsId}
              onPress={() => setExpanded(!expanded)}
            >
              {expanded ? 'Hide details' : 'Show details'}
            </Button>
          </div>
        )}
      </div>
      {identity.status === 'error' && (
        <ErrorState size="line" title={`AS${asn} could not be loaded`} onRetry={identity.onRetry}>
          {identity.message}
        </ErrorState>
      )}
      <div className={styles.rest}>
        {identity.status === 'loading' && (
          <div className={styles.facts}>
            <Skeleton shape="block" width="min(72ch, 100%)" height="24px" />
          </div>
        )}
        {known && (
          <div id={factsId} className={styles.facts} data-expanded={expanded || undefined}>
            <AsFacts asn={asn} identity={known} ratingEvidence={ratingEvidence} />
          </div>
        )}
        {known?.specialPurpose && <Text size={14}>{specialAsnSentence(known.specialPurpose)}</Text>}
        {note}
      </div>
    </header>
  );
}
