import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { HistoryDialog, type HistoryDialogFrame } from '../HistoryDialog/HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';

export interface AnnouncementHistoryDialogProps extends HistoryDialogFrame {
  readonly prefix: string;
  /** The network that announces it. */
  readonly asn: number;
  /** Newest first. */
  readonly history: OpenFace<readonly HistorySpan[]>;
}

/** When a network announced a prefix. */
export function AnnouncementHistoryDialog({ prefix, asn, ...props }: AnnouncementHistoryDialogProps) {
  return (
    <HistoryDialog
      {...props}
      title="Announcement History"
      subject={
        <>
          <PrefixLink prefix={prefix} /> announced by <AsLink asn={asn} />
        </>
      }
      nothing="This announcement is not in any loaded table."
    />
  );
}
