import { AsLink } from '@routeglass/ui/AsLink';
import { Card } from '@routeglass/ui/Card';
import { Inline } from '@routeglass/ui/Inline';
import { NetworkName } from '@routeglass/ui/NetworkName';
import { PrefixLink } from '@routeglass/ui/PrefixLink';
import { Propagation } from '@routeglass/ui/Propagation';
import type { AnnouncedPrefix } from '@routeglass/ui/SearchResult';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { ValidityBadge, type VerdictSource } from '@routeglass/ui/ValidityBadge';
import type { ReactNode } from 'react';

interface PrefixFactsProps {
  readonly announced: AnnouncedPrefix;
  /** Verdict sources that are not loaded. */
  readonly unjudged: readonly VerdictSource[];
}

/** The facts of one announcement of a prefix. */
export function PrefixFacts({ announced, unjudged }: PrefixFactsProps) {
  const { prefix, origin } = announced;
  return (
    <Card title={<PrefixLink prefix={prefix} />} level={3}>
      <Stack gap={12}>
        <Fact name="Origin">
          <Inline gap={8}>
            <AsLink asn={origin.asn} />
            <NetworkName name={origin.asName} countryCode={origin.countryCode} />
          </Inline>
        </Fact>
        <Inline gap={24}>
          <Fact name="ROA">
            <ValidityBadge validity={announced.roa} isUnjudged={unjudged.includes('vrps')} />
          </Fact>
          <Fact name="Route Object">
            <ValidityBadge validity={announced.routeObject} isUnjudged={unjudged.includes('irr')} />
          </Fact>
          <Fact name="Propagation">
            <Propagation peers={announced.propagation} share={announced.relativePropagation} />
          </Fact>
        </Inline>
      </Stack>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="div" size={12} tone="muted">
        {name}
      </Text>
      <Text as="div" size={14}>
        {children}
      </Text>
    </div>
  );
}
