import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import type { AnnouncementRow } from '@routeglass/api-client/people';
import { announcementsPage } from '@routeglass/api-client/page/operations';
import { AnnouncementForm, AnnouncementTable, type Announcement } from '@routeglass/ui/AnnouncementTable';
import { Card } from '@routeglass/ui/Card';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(announcementsPage);

const defaults = { page: 1, 'page-size': 50 };

const announcementOf = ({ from, until, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

/** What is announced above every page. */
export default function Announcements() {
  const [search, setSearch] = useSearchParams();
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const list = useCall(calls.announcements, { query: { page, 'page-size': pageSize } }, { keepPrevious: true });
  const [announce, end] = [useSend(calls.announce), useSend(calls.endAnnouncement)];
  const act = useAct();
  const [made, setMade] = useState(0);
  const problem = useFormProblem(announce.failure, ['text', 'href', 'from', 'until']);
  return (
    <Stack gap={24}>
      <Card title="Announce">
        <AnnouncementForm
          key={made}
          isPending={announce.isSending}
          onSubmit={(body) =>
            void act(
              () => announce.send({ body }),
              () => {
                setMade(made + 1);
                list.retry();
              },
            )
          }
          {...problem}
        />
      </Card>
      <AnnouncementTable
        announcements={faceOf(list, ({ data, record_count }) => ({
          rows: data.map(announcementOf),
          total: record_count,
        }))}
        view={{ page, pageSize }}
        isStale={list.isLoading}
        onViewChange={(next) => {
          const values = { page: next.page, 'page-size': next.pageSize };
          setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
        }}
        onEnd={(id) => void act(() => end.send({ params: { id } }), list.retry)}
      />
    </Stack>
  );
}
