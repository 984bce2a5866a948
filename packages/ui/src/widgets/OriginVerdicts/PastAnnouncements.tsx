import { History } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import type { PastAnnouncement } from './announcement.ts';

interface PastAnnouncementsProps {
  readonly prefix: string;
  /** At least one, latest first. */
  readonly past: readonly PastAnnouncement[];
  readonly onOpenHistory: (announcement: PastAnnouncement, history: 'announcement') => void;
}

/** A withdrawn prefix: who announced it last, when, and links to its history. */
export function PastAnnouncements({ prefix, past, onOpenHistory }: PastAnnouncementsProps) {
  const byOrigin = Map.groupBy(past, ({ origin }) => origin.asn);
  return (
    <Card level={3} title={`${prefix} is withdrawn`}>
      <Stack gap={16}>
        <Text size={14}>No network announces it now. It was announced by:</Text>
        {[...byOrigin].flatMap(([asn, [latest]]) =>
          latest
            ? [
                <Stack key={asn} gap={4} align="start">
                  <Inline gap={8}>
                    <AsLink asn={asn} />
                    <NetworkName name={latest.origin.asName} countryCode={latest.origin.countryCode} />
                    <Button
                      kind="quiet"
                      size="small"
                      icon={History}
                      aria-label={`Announcement history of ${prefix} from AS${asn}`}
                      onPress={() => onOpenHistory(latest, 'announcement')}
                    >
                      History
                    </Button>
                  </Inline>
                  <Text size={13} tone="muted">
                    Last from <DateTime value={latest.firstSeen} /> to <DateTime value={latest.lastSeen} />, seen by{' '}
                    {latest.peers} vantage {latest.peers === 1 ? 'point' : 'points'} at its peak
                  </Text>
                </Stack>,
              ]
            : [],
        )}
      </Stack>
    </Card>
  );
}
