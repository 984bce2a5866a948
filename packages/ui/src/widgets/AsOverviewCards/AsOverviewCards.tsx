import { neighborRelations } from '@routeglass/domain/neighbor';
import type { ReactNode } from 'react';
import * as glossary from '@routeglass/domain/glossary';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stat } from '../../primitives/Stat/Stat.tsx';
import { Term } from '../../primitives/Term/Term.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { NoRoutesNotice } from '../NoRoutesNotice/NoRoutesNotice.tsx';
import { relationWords } from '../../facts/relationWords.ts';
import * as styles from './AsOverviewCards.css.ts';
import type { AsOverview } from './asOverview.ts';
import { Ratings, type RatingEvidenceSource } from './Ratings.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { ValidityStates } from './ValidityStates.tsx';
import { VersionCount } from './VersionCount.tsx';
import { VersionTable } from './VersionTable.tsx';

export interface AsOverviewCardsProps {
  readonly asn: number;
  readonly overview: OpenFace<AsOverview>;
  /** Gives each position its evidence, fetched when opened. */
  readonly ratingEvidence?: RatingEvidenceSource | undefined;
}

const incidentKinds = [
  { kind: 'leaks', name: 'Route Leaks', section: 'route-leaks' },
  { kind: 'hijacks', name: 'Hijacks', section: 'hijacks' },
  { kind: 'bogons', name: 'Bogons', section: 'bogons' },
] as const;

/** A network at a glance: what it announces and how well that is covered by ROAs, its connections, its problems, its ranking. */
export function AsOverviewCards({ asn, overview, ratingEvidence }: AsOverviewCardsProps) {
  if (overview.status === 'error') {
    return (
      <ErrorState title="The overview could not be loaded" onRetry={overview.onRetry}>
        {overview.message}
      </ErrorState>
    );
  }
  const known = dataOf(overview);
  const page = `/as/${asn}`;
  return (
    <Stack gap={16}>
      {known?.routesLoaded === false && <NoRoutesNotice subject={`AS${asn}`} />}
      <div className={styles.root}>
        {known?.routesLoaded !== false && <StatusStrip asn={asn} page={page} known={known} />}
        <div className={styles.grid} aria-busy={known === undefined}>
          {known?.routesLoaded !== false && (
            <RouteCards asn={asn} page={page} known={known} ratingEvidence={ratingEvidence} />
          )}
          <Topic title="Internet Exchanges" about={glossary.exchangePoint} href={`${page}/ix`} link="All exchanges">
            <OrMissing source="peeringdb" known={known}>
              <Stat
                label="Exchange points listed in PeeringDB"
                value={known?.exchanges === undefined ? undefined : <AbbreviatedNumber value={known.exchanges} />}
              />
            </OrMissing>
          </Topic>
          <Card title="Registered ranges">
            <Stack gap={12}>
              <VersionCount count={known?.registeredRanges} />
              <Text tone="muted" size={13}>
                Ranges registered to the holder of AS{asn}
              </Text>
            </Stack>
          </Card>
        </div>
      </div>
    </Stack>
  );
}

interface RouteCardsProps {
  readonly asn: number;
  readonly page: string;
  /** Undefined while it loads. */
  readonly known: AsOverview | undefined;
  readonly ratingEvidence: RatingEvidenceSource | undefined;
}

/** Cards that need routes. */
function RouteCards({ asn, page, known, ratingEvidence }: RouteCardsProps) {
  const prefixes = `${page}/connectivity/prefixes`;
  return (
    <>
      <Topic title="Prefixes" href={prefixes} link="All prefixes">
        <Stack gap={12}>
          <VersionCount count={known?.prefixes} />
          {known?.prefixes.all === 0 && (
            <Text tone="muted" size={13}>
              No prefixes announced in the loaded tables.
            </Text>
          )}
        </Stack>
      </Topic>
      <Topic title="BGP Neighbors" href={`${page}/connectivity/neighbors`} link="All neighbors">
        <VersionTable
          label={`Neighbors of AS${asn} by relation, last 3 months`}
          of="Relation"
          rows={neighborRelations.map((relation) => ({
            name: relationWords[relation].many,
            href: `${page}/connectivity/${relation}`,
            count: known?.neighbors[relation],
          }))}
        />
      </Topic>
      <Topic title="ROA" about={glossary.roa} href={prefixes} link="Prefixes by ROA">
        <OrMissing source="vrps" known={known}>
          <ValidityStates counts={known?.roa} />
        </OrMissing>
      </Topic>
      <Topic title="Route Object" about={glossary.routeObject} href={prefixes} link="Prefixes by route object">
        <OrMissing source="irr" known={known}>
          <ValidityStates counts={known?.routeObjects} />
        </OrMissing>
      </Topic>
      <Topic title="Ongoing incidents" href={`${page}/security-issues`} link="All incidents">
        <VersionTable
          label={`Ongoing incidents of AS${asn}`}
          of="Kind"
          rows={incidentKinds.map(({ kind, name, section }) => ({
            name,
            href: `${page}/security-issues/${section}`,
            count: known?.incidents[kind],
          }))}
        />
      </Topic>
      <Card title="Ratings">
        <Ratings asn={asn} ratings={known?.ratings} evidence={ratingEvidence} />
      </Card>
    </>
  );
}

interface OrMissingProps {
  readonly source: SourceName;
  readonly known: AsOverview | undefined;
  readonly children: ReactNode;
}

/** Content from a source; if the source is not loaded, says so. */
function OrMissing({ source, known, children }: OrMissingProps) {
  if (!known?.missingSources?.includes(source)) return children;
  return (
    <Text tone="muted" size={13}>
      <MissingSource source={source} />
    </Text>
  );
}

interface TopicProps {
  readonly title: string;
  /** Explanation of a title that is a technical term. */
  readonly about?: string;
  readonly href: string;
  /** Text of the card's link; must make sense alone. */
  readonly link: string;
  readonly children: ReactNode;
}

function Topic({ title, about, href, link, children }: TopicProps) {
  return (
    <Card
      title={about ? <Term about={about}>{title}</Term> : title}
      actions={
        <Text size={13}>
          <Link href={href}>{link}</Link>
        </Text>
      }
    >
      {children}
    </Card>
  );
}
