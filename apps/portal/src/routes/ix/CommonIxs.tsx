import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { CommonIxDialog } from '@routeglass/ui/CommonIxDialog';
import { faceOf } from '../../wire/face.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { commonExchanges } from './ixList.ts';

interface CommonIxsProps {
  readonly asn: number;
  /** The other network. */
  readonly other: number;
  readonly onClose: () => void;
}

/** The exchanges that two networks share, in a dialog. */
export function CommonIxs({ asn, other, onClose }: CommonIxsProps) {
  const common = useCall(calls.commonIx, { params: { asn }, query: { n: [other] } });
  const network = useCall(calls.asInfo, { params: { asn } });
  const peer = useCall(calls.asInfo, { params: { asn: other } });
  const { face, missingSource } = useMissingSource(
    asn,
    'peeringdb',
    faceOf(common, (answer) => commonExchanges(answer, other)),
  );
  return (
    <CommonIxDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      network={{ asn, asName: network.data?.as_name ?? null }}
      peer={{ asn: other, asName: peer.data?.as_name ?? null }}
      exchanges={face}
      missingSource={missingSource}
    />
  );
}
