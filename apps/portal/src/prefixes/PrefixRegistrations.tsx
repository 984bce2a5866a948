import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { PrefixRecords } from '@routeglass/ui/PrefixRecords';
import { useSearchParams } from 'react-router';
import { writeHistory } from '../histories/historyAddress.ts';
import type { Detail } from './prefixDetail.ts';

interface PrefixRegistrationsProps {
  /** The covered prefix, or the address if no prefix that contains it is announced. */
  readonly prefix: string;
  readonly detail: Detail;
}

/** The ROAs and route objects of a prefix, announced or not, with links to their histories. */
export function PrefixRegistrations({ prefix, detail }: PrefixRegistrationsProps) {
  const [search, setSearch] = useSearchParams();
  const { data } = useCall(calls.sources, { query: { prefix } });
  const isMissing = (kind: 'vrps' | 'irr'): boolean =>
    data !== undefined && data.every((source) => source.kind !== kind);
  return (
    <PrefixRecords
      prefix={prefix}
      roas={{
        status: 'ready',
        data: detail.vrps.map(({ max_length, ...roa }) => ({ ...roa, maxLength: max_length })),
      }}
      objects={{ status: 'ready', data: detail.route_objects }}
      missingSources={(['vrps', 'irr'] as const).filter(isMissing)}
      onOpenHistory={(history) =>
        setSearch(writeHistory({ history, prefix, origin: null }, search), { preventScrollReset: true })
      }
    />
  );
}
