import { prefixPage } from '@routeglass/api-client/page/entity';
import * as calls from '@routeglass/api-client/calls';
import { type Answering, useCall } from '@routeglass/api-client/hooks';
import { mapFace } from '@routeglass/ui/Face';
import { Heading } from '@routeglass/ui/Heading';
import { OriginVerdicts } from '@routeglass/ui/OriginVerdicts';
import { PageContent } from '@routeglass/ui/Page';
import { PrefixHeader } from '@routeglass/ui/PrefixHeader';
import { Stack } from '@routeglass/ui/Stack';
import { PrefixHistories } from '../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../histories/usePrefixHistories.ts';
import { InBrowser } from '../shell/InBrowser.tsx';
import { MarkedFiles } from '../shell/MarkedFiles.tsx';
import { PageFreshness } from '../shell/PageFreshness.tsx';
import { faceOf } from '../wire/face.ts';
import { leaveToOthers } from '../wire/failureWords.ts';
import { useRoaEvidence } from '../wire/roaEvidence.ts';
import { useRouteObjectEvidence } from '../wire/routeObjectEvidence.ts';
import { announcementsOf, pastOf } from './announcements.ts';
import { type Detail, identityOf } from './prefixDetail.ts';
import { PrefixSections } from './PrefixSections.tsx';

interface PrefixContentProps {
  /** The prefix or the address that the page is about. */
  readonly name: string;
  readonly call: Answering<Detail>;
}

/** The page of a prefix or an address: its holder and the verdicts first, then further facts about the prefix. */
export function PrefixContent({ name, call }: PrefixContentProps) {
  const sources = useCall(calls.sources, { query: { prefix: name } });
  leaveToOthers(sources.error);
  const detail = faceOf(call, (answer) => answer);
  const { opened, onOpenHistory, onClose } = usePrefixHistories();
  const evidence = useRoaEvidence();
  const routeObjectEvidence = useRouteObjectEvidence();
  // Reasons need the sources, so wait for them. If they cannot be loaded, continue as if there were none.
  const told = sources.data ?? (sources.error ? [] : undefined);
  const hasRoutes = told?.some(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates') ?? true;
  const missingSource = hasRoutes ? undefined : ('routes' as const);
  return (
    <PageContent>
      <Stack gap={24}>
        <PrefixHeader prefix={name} identity={mapFace(detail, (answer) => identityOf(answer, hasRoutes))} />
        {detail.status !== 'error' && (
          <>
            <PageFreshness page={prefixPage} sample={call.data?.sample} isPending={call.isLoading} />
            <Stack gap={16}>
              <Heading level={2}>Origins and verdicts</Heading>
              <OriginVerdicts
                prefix={name}
                announcements={
                  told ? mapFace(detail, (answer) => announcementsOf(answer, told)) : { status: 'loading' }
                }
                past={call.data ? pastOf(call.data) : []}
                {...{ missingSource, evidence, routeObjectEvidence, onOpenHistory }}
              />
            </Stack>
            {call.data && (
              <InBrowser>
                <MarkedFiles sample={call.data.sample}>
                  <PrefixSections name={name} detail={call.data} missingSource={missingSource} />
                </MarkedFiles>
              </InBrowser>
            )}
          </>
        )}
      </Stack>
      <PrefixHistories opened={opened} onClose={onClose} />
    </PageContent>
  );
}
