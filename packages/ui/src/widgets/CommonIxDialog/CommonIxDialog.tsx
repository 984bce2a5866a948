import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { networkTitle, type CommonIx } from './commonIx.ts';
import { commonIxColumns } from './commonIxColumns.tsx';

interface CommonIxNetwork {
  readonly asn: number;
  readonly asName: string | null;
}

export interface CommonIxDialogProps {
  readonly isOpen: boolean;
  /** Called with false on Escape, the close button and a press beside the dialog. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The network of the page. */
  readonly network: CommonIxNetwork;
  /** The other one. */
  readonly peer: CommonIxNetwork;
  readonly exchanges: OpenFace<readonly CommonIx[]>;
  /** PeeringDB if nothing of it is loaded, so that an empty list means unknown. */
  readonly missingSource?: SourceName | undefined;
}

/** The Internet exchanges where two networks meet, or could. */
export function CommonIxDialog({ isOpen, onOpenChange, network, peer, exchanges, missingSource }: CommonIxDialogProps) {
  const title = `Common IXs of ${networkTitle(network)} and ${networkTitle(peer)}*`;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} size="large">
      <Stack gap={12}>
        <DataTable<CommonIx>
          label={title}
          columns={commonIxColumns(network.asn, peer.asn)}
          rows={dataOf(exchanges)}
          rowKey={({ ix }) => `${ix.countryCode} ${ix.name}`}
          skeletonRows={5}
          empty={
            <EmptyState title="No data to display">
              {missingSource === undefined ? (
                'PeeringDB lists no exchange point where both are present.'
              ) : (
                <MissingSource source={missingSource} />
              )}
            </EmptyState>
          }
          {...(exchanges.status === 'error' && {
            error: (
              <ErrorState title="The Internet exchanges could not be loaded" onRetry={exchanges.onRetry}>
                {exchanges.message}
              </ErrorState>
            ),
          })}
        />
        <Text size={13} tone="muted">
          * Source of the data: PeeringDB, as archived by{' '}
          <Link href="https://www.caida.org/catalog/datasets/peeringdb/" target="_blank">
            CAIDA
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
