import { Card } from '@routeglass/ui/Card';
import { Heading } from '@routeglass/ui/Heading';
import type { SourceName } from '@routeglass/ui/MissingSource';
import { PeerRouteTable } from '@routeglass/ui/PeerRouteTable';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRatingSubscription } from '../wire/useHasRating.ts';
import { NearPrefixes } from './NearPrefixes.tsx';
import { PrefixIncidents } from './PrefixIncidents.tsx';
import { PrefixRegistrations } from './PrefixRegistrations.tsx';
import { PrefixRoutes } from './PrefixRoutes.tsx';
import { type Detail, peerRoutesOf } from './prefixDetail.ts';

const PrefixGraph = lazy(async () => ({ default: (await import('./PrefixGraph.tsx')).PrefixGraph }));
const PrefixTimeline = lazy(async () => ({ default: (await import('./PrefixTimeline.tsx')).PrefixTimeline }));

interface PrefixSectionsProps {
  readonly name: string;
  readonly detail: Detail;
  readonly missingSource: SourceName | undefined;
}

/** Facts about a prefix besides its verdicts, the most urgent first. */
export function PrefixSections({ name, detail, missingSource }: PrefixSectionsProps) {
  const isSubscriber = useRatingSubscription();
  const { prefix, origins, last_routes: lastRoutes = [] } = detail;
  const asns = origins.map(({ origin }) => origin.asn);
  const isAnnounced = asns.length > 0;
  return (
    <Stack gap={32}>
      {/* Without routes no incidents are known; the verdicts above say so. */}
      {prefix !== null && missingSource === undefined && (
        <Section title="Incidents">
          <PrefixIncidents prefix={prefix} />
        </Section>
      )}
      {prefix !== null && isAnnounced && (
        <Section title="Routes by vantage point">
          <PrefixRoutes prefix={prefix} detail={detail} missingSource={missingSource} />
        </Section>
      )}
      {prefix !== null && lastRoutes.length > 0 && (
        <Section title="Last routes by vantage point">
          <PeerRouteTable
            prefix={prefix}
            routes={{ status: 'ready', data: peerRoutesOf({ routes: lastRoutes }) }}
            csvName={`${prefix.replace('/', '-')}-last-routes`}
          />
        </Section>
      )}
      {prefix !== null && isAnnounced && (
        <Section title="Graph">
          <Suspense fallback={<Skeleton shape="block" height="480px" />}>
            <PrefixGraph prefix={prefix} origins={asns} />
          </Suspense>
        </Section>
      )}
      {prefix !== null && missingSource === undefined && isSubscriber !== null && (
        <Section title="Visibility">
          <Card>
            <Suspense fallback={<Skeleton shape="block" height="240px" />}>
              <PrefixTimeline prefix={prefix} origins={asns} isLocked={!isSubscriber} />
            </Suspense>
          </Card>
        </Section>
      )}
      <Section title="ROAs and route objects">
        <PrefixRegistrations prefix={prefix ?? name} detail={detail} />
      </Section>
      {missingSource === undefined && (
        <Section title="Covering prefixes">
          <NearPrefixes name={name} where="around" detail={detail} />
        </Section>
      )}
      {missingSource === undefined && !('address' in detail) && (
        <Section title="More specific prefixes">
          <NearPrefixes name={name} where="inside" detail={detail} />
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={16}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
