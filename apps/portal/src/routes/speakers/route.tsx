import { speakersPage } from '@routeglass/api-client/page/rating';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { SpeakersTable } from '@routeglass/ui/SpeakersTable';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useSearchParams } from 'react-router';
import { faceOf } from '../../wire/face.ts';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { metaOf } from '../../wire/metaOf.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { readSpeakers, writeSpeakers } from './address.ts';
import { speakerRow } from './speakerRow.ts';

export const meta = metaOf(speakersPage);

/** The networks that feed the collectors. */
export default function Speakers() {
  const [search, setSearch] = useSearchParams();
  const speakers = useCall(calls.speakers, {});
  const viewHref = useViewHref();
  return (
    <PageContent>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>BGP speakers</Heading>
          <Text tone="muted">
            Networks that send their routes to the collectors. What they see is what you see here.
          </Text>
        </Stack>
        <PageFreshness page={speakersPage} />
        <SpeakersTable
          speakers={faceOf(speakers, (rows) => rows.map(speakerRow))}
          view={readSpeakers(search)}
          onViewChange={(view) => setSearch(writeSpeakers(view, search), { preventScrollReset: true })}
          csvName="bgp-speakers"
          viewHref={viewHref}
        />
      </Stack>
    </PageContent>
  );
}
