import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { useCallback, useState } from 'react';

interface NetworkNames {
  /** Name of the network typed last: undefined while it is looked up, null if there is none. */
  readonly nameOf: (asn: number) => string | null | undefined;
  readonly onAsnChange: (asn: number | null) => void;
}

/** Looks up the name of the network whose number is in a field. */
export function useNetworkName(): NetworkNames {
  const [asn, setAsn] = useState<number | null>(null);
  const info = useCall(calls.asInfo, asn === null ? null : { params: { asn } });
  const nameOf = useCallback(
    (wanted: number) => {
      if (wanted !== asn || info.isLoading) return undefined;
      return info.data ? (info.data.as_name ?? `AS${wanted}`) : info.error ? null : undefined;
    },
    [asn, info.data, info.error, info.isLoading],
  );
  return { nameOf, onAsnChange: setAsn };
}
