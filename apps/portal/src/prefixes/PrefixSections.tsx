import { Card } from '@routeglass/ui/Card';
import { Heading } from '@routeglass/ui/Heading';
import type { SourceName } from '@routeglass/ui/MissingSource';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRatingSubscription } from '../wire/useHasRating.ts';
import { NearPrefixes } from './NearPrefixes.tsx';
import { PrefixIncidents } from './PrefixIncidents.tsx';
import { PrefixRegistrations } from './PrefixRegistrations.tsx';
import { PrefixRoutes } from './PrefixRoutes.tsx';
import type { Detail } from './prefixDetail.ts';

const PrefixGraph = lazy(async () => ({ default: (await import('./PrefixGraph.tsx')).PrefixGraph }));
const PrefixTimeline = lazy(async () => ({ default: (await import('./PrefixTimeline.tsx')).PrefixTimeline }));

interface PrefixSectionsProps {
  readonly name: string;
  readonly detail: Detail;
  readonly missingSource: SourceName | undefined;
}

/** What is known of a prefix beside its verdicts, the most urgent first. */
export function PrefixSections({ name, detail, missingSource }: PrefixSectionsProps) {
  const isSubscriber = useRatingSubscription();
  const { prefix, origins } = detail;
  const origin = origins[0]?.origin.asn;
  return (
    <Stack gap={32}>
      {prefix !== null && (
        <Section title="Incidents">
          <PrefixIncidents prefix={prefix} missingSource={missingSource} />
        </Section>
      )}
      {prefix !== null && origin !== undefined && (
        <Section title="Routes by vantage point">
          <PrefixRoutes prefix={prefix} detail={detail} missingSource={missingSource} />
        </Section>
      )}
      {prefix !== null && origin !== undefined && (
        <Section title="Graph">
          <Suspense fallback={<Skeleton shape="block" height="480px" />}>
            <PrefixGraph prefix={prefix} origins={origins.map(({ origin: { asn } }) => asn)} />
          </Suspense>
        </Section>
      )}
      {prefix !== null && isSubscriber !== null && (
        <Section title="Visibility">
          <Card>
            <Suspense fallback={<Skeleton shape="block" height="240px" />}>
              <PrefixTimeline prefix={prefix} origin={origin ?? null} isLocked={!isSubscriber} />
            </Suspense>
          </Card>
        </Section>
      )}
      <Section title="ROAs and route objects">
        <PrefixRegistrations prefix={prefix ?? name} detail={detail} />
      </Section>
      <Section title="Covering prefixes">
        <NearPrefixes name={name} where="around" detail={detail} missingSource={missingSource} />
      </Section>
      {!('address' in detail) && (
        <Section title="More specific prefixes">
          <NearPrefixes name={name} where="inside" detail={detail} missingSource={missingSource} />
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
