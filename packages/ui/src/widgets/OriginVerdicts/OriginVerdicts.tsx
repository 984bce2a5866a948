import { History, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import type { PrefixHistory } from '../../facts/prefixHistory.ts';
import type { RoaEvidenceSource, RouteObjectEvidenceSource } from '../../facts/roaEvidenceSource.ts';
import { Propagation } from '../Propagation/Propagation.tsx';
import { graphOfPrefix } from '../../facts/destinationOfResult.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import type { Announcement, PastAnnouncement } from './announcement.ts';
import { PastAnnouncements } from './PastAnnouncements.tsx';

export interface OriginVerdictsProps {
  readonly prefix: string;
  /** One per network that announces the prefix. */
  readonly announcements: OpenFace<readonly Announcement[]>;
  /** Ended announcements, latest first: shown if there is no current one. */
  readonly past?: readonly PastAnnouncement[];
  /** The source that is not loaded, if no announcement means unknown. */
  readonly missingSource?: SourceName | undefined;
  /** Gives each ROA verdict its full evidence. */
  readonly evidence?: RoaEvidenceSource;
  /** Gives each verdict by route objects its full evidence. */
  readonly routeObjectEvidence?: RouteObjectEvidenceSource;
  /** Opens the dialog of a history. */
  readonly onOpenHistory: (announcement: Announcement | PastAnnouncement, history: PrefixHistory) => void;
}

/** Who announces a prefix, and the verdicts by ROAs and route objects, each with its reason. */
export function OriginVerdicts({ prefix, announcements, past = [], missingSource, ...shared }: OriginVerdictsProps) {
  if (announcements.status === 'loading') return <Skeleton shape="block" height="172px" />;
  if (announcements.status === 'error')
    return (
      <ErrorState title="The origins could not be loaded" onRetry={announcements.onRetry}>
        {announcements.message}
      </ErrorState>
    );
  if (announcements.data.length === 0 && past.length > 0 && missingSource === undefined)
    return <PastAnnouncements prefix={prefix} past={past} onOpenHistory={shared.onOpenHistory} />;
  if (announcements.data.length === 0)
    return (
      <Card>
        <EmptyState title={missingSource === undefined ? `No network announces ${prefix}` : 'Origins unknown'}>
          {missingSource === undefined ? (
            'No route to it in the loaded tables.'
          ) : (
            <MissingSource source={missingSource} />
          )}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap={16}>
      {announcements.data.map((announcement) => (
        <Verdicts key={announcement.origin.asn} announcement={announcement} {...shared} />
      ))}
    </Stack>
  );
}

type VerdictsProps = Pick<OriginVerdictsProps, 'evidence' | 'routeObjectEvidence' | 'onOpenHistory'> & {
  readonly announcement: Announcement;
};

function Verdicts({ announcement, evidence, routeObjectEvidence, onOpenHistory }: VerdictsProps) {
  const { prefix, origin, originSet, roa, routeObject, propagation, relativePropagation, unjudged } = announcement;
  const from = `${prefix} from AS${origin.asn}`;
  return (
    <Card
      level={3}
      title={
        <Inline gap={8}>
          <AsLink asn={origin.asn} originSet={originSet} />
          <NetworkName name={origin.asName} countryCode={origin.countryCode} />
        </Inline>
      }
      actions={
        <Inline gap={8}>
          <Button
            size="small"
            icon={History}
            aria-label={`Announcement history of ${from}`}
            onPress={() => onOpenHistory(announcement, 'announcement')}
          >
            Announcement history
          </Button>
          <ButtonLink
            size="small"
            icon={Waypoints}
            href={graphOfPrefix(origin.asn, prefix)}
            aria-label={`View Graph of ${from}`}
          >
            View Graph
          </ButtonLink>
        </Inline>
      }
    >
      <Grid cell={240} gap={24}>
        <Verdict
          name="ROA"
          reason={announcement.roaReason}
          historyLabel={`ROA history of ${from}`}
          onOpenHistory={() => onOpenHistory(announcement, 'roa')}
        >
          <ValidityBadge
            validity={roa}
            isUnjudged={unjudged?.includes('vrps') ?? false}
            subject={`ROA of ${from}`}
            onOpenHistory={() => onOpenHistory(announcement, 'roa')}
            {...(!originSet && evidence?.(announcement))}
          />
        </Verdict>
        <Verdict
          name="Route Object"
          reason={announcement.routeObjectReason}
          historyLabel={`Route object history of ${from}`}
          onOpenHistory={() => onOpenHistory(announcement, 'route-object')}
        >
          <ValidityBadge
            validity={routeObject}
            isUnjudged={unjudged?.includes('irr') ?? false}
            subject={`Route object of ${from}`}
            onOpenHistory={() => onOpenHistory(announcement, 'route-object')}
            {...(!originSet && routeObjectEvidence?.(announcement))}
          />
        </Verdict>
        <Stack gap={4}>
          <Text size={12} tone="muted">
            Propagation
          </Text>
          <Propagation peers={propagation} share={relativePropagation} />
          <Text size={14}>Vantage points that carry it in the latest data.</Text>
        </Stack>
      </Grid>
    </Card>
  );
}

interface VerdictProps {
  readonly name: string;
  readonly reason: string;
  readonly historyLabel: string;
  readonly onOpenHistory: () => void;
  readonly children: ReactNode;
}

function Verdict({ name, reason, historyLabel, onOpenHistory, children }: VerdictProps) {
  return (
    <Stack gap={4} align="start">
      <Text size={12} tone="muted">
        {name}
      </Text>
      <Inline gap={8}>
        {children}
        <Button kind="quiet" size="small" icon={History} aria-label={historyLabel} onPress={onOpenHistory}>
          History
        </Button>
      </Inline>
      <Text size={14}>{reason}</Text>
    </Stack>
  );
}
