import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { AnnouncementRow } from '@routeglass/api-client/people';
import { announcementsPage } from '@routeglass/api-client/page/operations';
import { AnnouncementForm, AnnouncementTable, type Announcement } from '@routeglass/ui/AnnouncementTable';
import { Card } from '@routeglass/ui/Card';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(announcementsPage);

const list = chosenList({ choices: {}, hasFilter: false });

const fields = ['text', 'href', 'from', 'until'];

const announcementOf = ({ from, until, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

/** Announcements shown above every page. */
export default function Announcements() {
  const { rows, table, answer } = useChosenList(calls.announcements, list, announcementOf);
  const [announce, end] = [useSend(calls.announce), useSend(calls.endAnnouncement)];
  const act = useAct();
  const [made, setMade] = useState(0);
  const problem = useFormProblem(announce.failure, fields);
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
                answer.retry();
              },
              fields,
            )
          }
          {...problem}
        />
      </Card>
      <AnnouncementTable
        {...table}
        announcements={rows}
        onEnd={(id) => void act(() => end.send({ params: { id } }), answer.retry)}
      />
    </Stack>
  );
}
