import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { NewsBanner } from '@routeglass/ui/NewsBanner';
import { useState } from 'react';
import { keepStored, readStored } from '../wire/browserStorage.ts';
import { CLOSED_ANNOUNCEMENTS, readClosed, withClosed } from './closedAnnouncements.ts';
import { DataProvider } from './DataProvider.tsx';
import { useBrowser } from './useBrowser.ts';

/** How often to check for announcements, in milliseconds. */
const ASKS_EVERY = 60_000;

/** An administrator's announcement, above every page until it is closed or expires. */
export function AnnouncementAbove() {
  return (
    <DataProvider>
      <Current />
    </DataProvider>
  );
}

function Current() {
  const current = useCall(calls.announcement, {}, { refreshInterval: ASKS_EVERY }).data?.announcement;
  const [justClosed, setJustClosed] = useState('');
  const isBrowser = useBrowser();
  if (!current) return null;
  const { id, text, href } = current;
  const closed = isBrowser ? readClosed(readStored(CLOSED_ANNOUNCEMENTS)) : [];
  if (id === justClosed || closed.includes(id)) return null;
  return (
    <div data-announcement={id}>
      <NewsBanner
        label="Announcement"
        title={text}
        href={href ?? undefined}
        onClose={() => {
          keepStored(CLOSED_ANNOUNCEMENTS, withClosed(closed, id));
          setJustClosed(id);
        }}
      />
    </div>
  );
}
