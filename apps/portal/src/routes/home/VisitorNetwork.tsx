import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { Visitor } from '@routeglass/ui/Hero';
import { useEffect } from 'react';
import { isLaboratoryAlone } from '../../shell/laboratoryAlone.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';

interface VisitorNetworkProps {
  readonly onFound: (visitor: Visitor) => void;
  /** Called if only the laboratory's routes are loaded. */
  readonly onLaboratoryAlone: () => void;
}

/** Looks up the visitor's network and the loaded sources, and reports them. Renders nothing. */
export function VisitorNetwork(props: VisitorNetworkProps) {
  return (
    <DataProvider>
      <Asking {...props} />
    </DataProvider>
  );
}

function Asking({ onFound, onLaboratoryAlone }: VisitorNetworkProps) {
  const sources = useCall(calls.sources, { query: {} });
  useEffect(() => {
    if (isLaboratoryAlone(sources.data)) onLaboratoryAlone();
  }, [sources.data, onLaboratoryAlone]);
  const { data } = useCall(calls.geo, {});
  useEffect(() => {
    if (!data || data.asn === null || data.prefix === null) return;
    const { asn, as_name, ip, prefix, city, registered } = data;
    const holder = registered?.holder;
    const registeredTo = holder && holder.asn !== asn ? { asn: holder.asn, asName: holder.as_name } : undefined;
    onFound({ asn, asName: as_name, ip, prefix, city: city || undefined, registeredTo });
  }, [data, onFound]);
  return null;
}
