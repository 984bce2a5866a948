import { CalendarClock, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { withChange, type PageView, type RowPage } from '../../facts/pageView.ts';
import { type Announcement, audienceWords, isMidnight, lastDay, stateWords } from './announcement.ts';

export interface AnnouncementTableProps extends Pick<PagedTableProps<Announcement>, 'csvRows' | 'viewHref'> {
  readonly announcements: OpenFace<RowPage<Announcement>>;
  readonly view: PageView;
  readonly onViewChange: (view: PageView) => void;
  /** Called after the confirmation: it disappears at once. */
  readonly onEnd: (id: string) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const looks = {
  planned: { tone: 'info', icon: CalendarClock },
  shown: { tone: 'valid', icon: Megaphone },
  over: { tone: 'neutral' },
} as const satisfies Record<Announcement['state'], object>;

const columns = (onEnd: (announcement: Announcement) => void): readonly DataColumn<Announcement>[] => [
  {
    id: 'text',
    name: 'Text',
    isRowHeader: true,
    text: ({ text }) => text,
    cell: ({ text, href }) => (
      <>
        <bdi>{text}</bdi> {href !== null && <Link href={href}>read more</Link>}
      </>
    ),
  },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => stateWords[state],
    cell: ({ state }) => <Badge {...looks[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'audience',
    name: 'Shown to',
    keepsWords: true,
    priority: 2,
    text: ({ audience }) => audienceWords[audience],
    cell: ({ audience }) => audienceWords[audience],
  },
  {
    id: 'from',
    name: 'From',
    priority: 3,
    text: ({ from }) => from.toISOString(),
    cell: ({ from }) => <DateTime value={from} precision={isMidnight(from) ? 'day' : 'minute'} />,
  },
  {
    id: 'until',
    name: 'Until',
    priority: 3,
    text: ({ until }) => until?.toISOString() ?? '',
    cell: ({ until }) => (until ? <End at={until} /> : <Text tone="muted">No end set</Text>),
  },
  { id: 'by', name: 'By', priority: 5, text: ({ by }) => by, cell: ({ by }) => <DottedName>{by}</DottedName> },
  {
    id: 'actions',
    name: 'Action',
    skipCsv: true,
    cell: (row) =>
      row.state !== 'over' && (
        <Button size="small" aria-label={`End: ${row.text}`} onPress={() => onEnd(row)}>
          End
        </Button>
      ),
  },
];

/** If it ends with a day, the last day is shown. */
const End = ({ at }: { readonly at: Date }) => {
  const day = lastDay(at);
  return day ? <DateTime value={day} precision="day" /> : <DateTime value={at} />;
};

/** Past, current and planned announcements above every page, newest first. */
export function AnnouncementTable({
  announcements,
  view,
  onViewChange,
  onEnd,
  isStale = false,
  ...file
}: AnnouncementTableProps) {
  const [ending, setEnding] = useState<Announcement | null>(null);
  return (
    <>
      <PagedTable<Announcement>
        {...file}
        label="Announcements"
        noun="announcements"
        columns={columns(setEnding)}
        rowKey={({ id }) => id}
        list={announcements}
        view={view}
        onViewChange={(next) => onViewChange(withChange(view, next))}
        isStale={isStale}
        emptyTitle="No announcements"
        emptyHint="What you announce appears above every page until each reader closes it."
        csvName="announcements"
      />
      <ConfirmDialog
        isOpen={ending !== null}
        onOpenChange={() => setEnding(null)}
        title="End this announcement?"
        confirmLabel="End"
        danger={false}
        onConfirm={() => ending && onEnd(ending.id)}
      >
        {ending?.text}
      </ConfirmDialog>
    </>
  );
}
