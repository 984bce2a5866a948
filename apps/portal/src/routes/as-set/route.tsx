import { asSetPage } from '@routeglass/api-client/page/entity';
import { asSetAllMembers, asSetHealth, asSetHolders, asSetLoops, asSetObjects } from '@routeglass/api-client/irr';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useClient, useIrr } from '@routeglass/api-client/hooks';
import { AsSetHealth } from '@routeglass/ui/AsSetHealth';
import { AsSetTabs, networkMembers } from '@routeglass/ui/AsSetTabs';
import { dataOf } from '@routeglass/ui/Face';
import { Heading } from '@routeglass/ui/Heading';
import { Mono } from '@routeglass/ui/Mono';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { MarkedFiles } from '../../shell/MarkedFiles.tsx';
import { sampleOf } from '../../shell/sampleOf.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { useViewHref } from '../../wire/useViewHref.ts';
import { faceAbove, faceOf } from '../../wire/face.ts';
import { useMissingRegistry } from '../../wire/useMissingSource.ts';
import { readSearch, withRegistry, writeSearch } from './address.ts';
import { allMembers, directMembers, holders, loops, rawObjects } from './asSet.ts';
import { networkQuestion } from './networkQuestion.ts';
import { readMemberFacts } from './readMemberFacts.ts';
import { readNetworks } from './readNetworks.ts';
import { healthReports } from './setHealth.ts';
import { useDescribedSets } from './useDescribedSets.ts';
import { useMemberFacts } from './useMemberFacts.ts';
import { useNetworkPage } from './useNetworkPage.ts';
import type { Route } from './+types/route.ts';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { metaOf } from '../../wire/metaOf.ts';

const SetTree = lazy(async () => ({ default: (await import('./SetTree.tsx')).SetTree }));

export const meta = metaOf(asSetPage);

/** An AS-SET: its members, the sets that contain it, its text and its loops. */
export default function AsSet({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const ofRegistry = withRegistry(params.name, search);
  return ofRegistry === null ? <Known name={params.name.toUpperCase()} /> : <Navigate to={ofRegistry} replace />;
}

function Known({ name }: { readonly name: string }) {
  const known = useCall(calls.asSetRegistries, { params: { name } });
  if (known.error?.status === 404) return <NotFound reason={`${known.error.message}.`} search={<SiteSearch />} />;
  return <Parts name={name} />;
}

function Parts({ name }: { readonly name: string }) {
  const [search, setSearch] = useSearchParams();
  const view = readSearch(search);
  const set = { name };
  const client = useClient();
  const objects = useIrr(asSetObjects, set);
  const all = useIrr(asSetAllMembers, set);
  const sample = sampleOf(objects.data?.rpslObjects ?? []);
  const direct = faceOf(objects, directMembers);
  const { face: health, missingSource } = useMissingRegistry(faceAbove(useIrr(asSetHealth, set), healthReports));
  const recursive = faceOf(all, allMembers);
  const members = view.recursively ? recursive : direct;
  const lists = members.status === 'ready' ? members.data : undefined;
  const described = useDescribedSets(name, view);
  const facts = useMemberFacts(lists, view, described && dataOf(described));
  const question = networkQuestion(name, networkMembers(lists ?? [], view.source).length, view);
  const networkPage = useNetworkPage(question, view);
  return (
    <PageContent>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>
            <Mono wrap>{name}</Mono>
          </Heading>
          <PageFreshness page={asSetPage} sample={sample} isPending={objects.isLoading} />
        </Stack>
        <AsSetHealth asSet={name} health={health} source={view.source} missingSource={missingSource} />
        <MarkedFiles sample={sample === true}>
          <AsSetTabs
            asSet={name}
            view={view}
            onViewChange={(next) => setSearch(writeSearch(next, search), { preventScrollReset: true })}
            direct={direct}
            recursive={recursive}
            reverse={faceOf(useIrr(asSetHolders, set), holders)}
            raw={faceOf(objects, rawObjects)}
            loops={faceOf(useIrr(asSetLoops, set), loops)}
            facts={facts}
            described={described}
            networkPage={networkPage}
            readNetworks={question ? (onProgress) => readNetworks(client, question, onProgress) : undefined}
            readFacts={(names, onProgress) => readMemberFacts(client, names, onProgress)}
            viewHref={useViewHref()}
          />
          <Suspense>
            <SetTree name={name} source={view.source} />
          </Suspense>
        </MarkedFiles>
      </Stack>
    </PageContent>
  );
}
