import type { HistoryCount } from '@routeglass/domain/player';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { pageWindow } from '../../primitives/Pagination/pageWindow.ts';
import { apartTexts } from '../../facts/dateText.ts';
import { dataOf, type Face } from '../../facts/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import { eventAt, EVENTS_A_PAGE, pageOfEvent } from './eventPage.ts';
import * as styles from './PlayerEvents.css.ts';

export interface PlayerEventsProps {
  /** Every change of the routes, oldest first, with the number of routes after it. */
  readonly events: Face<readonly HistoryCount[]>;
  /** The player's position, in milliseconds since 1970. */
  readonly position: number;
  /** Called with the time of the chosen change. */
  readonly onSelectTime: (time: number) => void;
}

/** The changes that a player goes through, one per row; the page follows the player. */
export function PlayerEvents({ events, position, onSelectTime }: PlayerEventsProps) {
  const [turned, setTurned] = useState<{ readonly page: number; readonly at: number } | null>(null);
  const known = dataOf(events);
  const at = eventAt(known ?? [], position);
  const columns = useMemo(() => columnsOf(known ?? [], known?.[at], onSelectTime), [known, at, onSelectTime]);

  if (events.status === 'locked')
    return <Paywall title="Route changes are only available for users with Pro Subscription" />;
  if (events.status === 'error') {
    return (
      <ErrorState title="The changes could not be loaded" onRetry={events.onRetry}>
        {events.message}
      </ErrorState>
    );
  }
  const total = known?.length ?? 0;
  // A page chosen by hand stays until the player reaches another change.
  const { page } = pageWindow(turned?.at === at ? turned.page : pageOfEvent(at), EVENTS_A_PAGE, total);
  return (
    <section className={styles.root} aria-label="Route changes" aria-busy={known === undefined}>
      <DataTable
        label="Changes"
        columns={columns}
        rows={known?.slice((page - 1) * EVENTS_A_PAGE, page * EVENTS_A_PAGE)}
        rowKey={({ time }) => time}
        skeletonRows={EVENTS_A_PAGE}
        empty={
          <EmptyState title="No history routes">Choose an earlier date, another prefix or more targets.</EmptyState>
        }
        {...(known && { total, csvName: 'Changes', csvRows: () => Promise.resolve(known) })}
        footer={
          total > EVENTS_A_PAGE && (
            <Pagination
              page={page}
              pageSize={EVENTS_A_PAGE}
              total={total}
              onPageChange={(next) => setTurned({ page: next, at })}
            />
          )
        }
      />
    </section>
  );
}

function columnsOf(
  events: readonly HistoryCount[],
  current: HistoryCount | undefined,
  onSelectTime: (time: number) => void,
): readonly DataColumn<HistoryCount>[] {
  const textOf = apartTexts(events.map(({ time }) => time));
  const timeOf = ({ time }: HistoryCount) => textOf(time);
  return [
    {
      id: 'time',
      name: 'Time',
      isRowHeader: true,
      text: ({ time }) => new Date(time).toISOString(),
      cell: (event) => (
        <span className={styles.time}>
          <Button kind="quiet" size="small" onPress={() => onSelectTime(event.time)}>
            {timeOf(event)}
          </Button>
          {event === current && <Icon of={MapPin} size={14} label="player position" />}
        </span>
      ),
    },
    {
      id: 'change',
      name: 'Change',
      align: 'end',
      skipCsv: true,
      cell: ({ added, left, active }) => `+${added} −${left}, ${active} active`,
    },
    // As separate columns if there is plenty of room, and in the file.
    { id: 'new', name: 'New', align: 'end', priority: 4, skipCards: true, cell: ({ added }) => added },
    { id: 'left', name: 'Withdrawn', align: 'end', priority: 4, skipCards: true, cell: ({ left }) => left },
    { id: 'active', name: 'Active', align: 'end', priority: 4, skipCards: true, cell: ({ active }) => active },
  ];
}
