import { lazy, Suspense } from 'react';
import type { OpenHistory } from './historyAddress.ts';

const RoaHistory = lazy(async () => ({ default: (await import('./RoaHistory.tsx')).RoaHistory }));
const RouteObjectHistory = lazy(async () => ({
  default: (await import('./RouteObjectHistory.tsx')).RouteObjectHistory,
}));
const AnnouncementHistory = lazy(async () => ({
  default: (await import('./AnnouncementHistory.tsx')).AnnouncementHistory,
}));

interface PrefixHistoriesProps {
  readonly opened: OpenHistory | null;
  readonly onClose: () => void;
}

/** The dialog of the open history, if any. */
export function PrefixHistories({ opened, onClose }: PrefixHistoriesProps) {
  if (!opened) return null;
  const { history, prefix, origin } = opened;
  return (
    <Suspense>
      {history === 'roa' && <RoaHistory prefix={prefix} onClose={onClose} />}
      {history === 'route-object' && <RouteObjectHistory prefix={prefix} onClose={onClose} />}
      {history === 'announcement' && origin !== null && (
        <AnnouncementHistory prefix={prefix} asn={origin} onClose={onClose} />
      )}
    </Suspense>
  );
}
