import * as glossary from '@routeglass/domain/glossary';
import { metricTitles } from '@routeglass/domain/rating-metrics';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Term } from '../../primitives/Term/Term.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidenceSign } from '../EvidenceSign/EvidenceSign.tsx';
import { PositionChange } from '../PositionChange/PositionChange.tsx';
import type { OverviewRating } from './asOverview.ts';
import * as styles from './VersionTable.css.ts';

const metrics = [
  { metric: 'score', name: metricTitles.score, about: glossary.connectivityScore },
  { metric: 'asn-count-in-cc', name: 'Customer cone, networks', about: glossary.customerCone },
  { metric: 'prefix-count-in-cc', name: 'Customer cone, prefixes', about: glossary.customerCone },
] as const;

/** Source of the evidence for a position. */
export type RatingEvidenceSource = (rating: OverviewRating) => EvidenceProps;

interface RatingsProps {
  readonly asn: number;
  /** Undefined while they load. */
  readonly ratings: readonly OverviewRating[] | undefined;
  readonly evidence: RatingEvidenceSource | undefined;
}

/** Positions of a network by score and by cone, for both IP versions. */
export function Ratings({ asn, ratings, evidence }: RatingsProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root} aria-label={`Ratings of AS${asn}`}>
        <thead>
          <tr>
            <th scope="col">Rating</th>
            <th scope="col">IPv4</th>
            <th scope="col">IPv6</th>
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ metric, name, about }) => (
            <tr key={metric}>
              <th scope="row">
                <Term about={about}>{name}</Term>
              </th>
              {([4, 6] as const).map((ip) => (
                <td key={ip}>
                  {ratings ? (
                    <Position
                      asn={asn}
                      name={name}
                      rating={ratings.find((each) => each.metric === metric && each.ipVersion === ip)}
                      evidence={evidence}
                    />
                  ) : (
                    <span className={styles.position}>
                      <Skeleton width="9ch" />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PositionProps {
  readonly asn: number;
  readonly name: string;
  readonly rating: OverviewRating | undefined;
  readonly evidence: RatingEvidenceSource | undefined;
}

function Position({ asn, name, rating, evidence }: PositionProps) {
  if (!rating) return <span className={styles.position}>Not rated</span>;
  const { metric, ipVersion, position, change, of, value } = rating;
  const sign = (
    <EvidenceSign
      {...evidence?.(rating)}
      verdict={`IPv${ipVersion} position ${exactNumber(position)}`}
      subject={`${name} of AS${asn}`}
    />
  );
  return (
    <span className={styles.position} title={`${name}: ${value.toLocaleString('en', { maximumFractionDigits: 2 })}`}>
      <span className={styles.line}>
        <Link href={`/as-rating/global/${metric}?ip=${ipVersion}&q=${asn}`}>
          #{exactNumber(position)} <span className={styles.of}>of {exactNumber(of)}</span>
        </Link>
        {change === undefined && sign}
      </span>
      {change !== undefined && (
        <span className={styles.line}>
          <PositionChange change={change} />
          {sign}
        </span>
      )}
    </span>
  );
}
