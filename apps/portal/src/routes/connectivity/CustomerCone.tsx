import { neighborCalls } from '@routeglass/api-client/neighbors';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ConeTreemap } from '@routeglass/ui/ConeTreemap';
import { faceOf } from '../../wire/face.ts';

/** Most customers that one call rates. */
const MOST = 1000;
const METRIC = 'prefix-count-in-cc';

interface CustomerConeProps {
  readonly asn: number;
  readonly ipVersion: 4 | 6;
}

/** A network's customers by the number of prefixes in their cones. */
export function CustomerCone({ asn, ipVersion }: CustomerConeProps) {
  const list = useCall(neighborCalls.apart.list, {
    params: { asn, type: 'customers' },
    query: { ip: `${ipVersion}`, 'page-size': MOST, 'sort-by': 'routes', order: 'desc' },
  });
  const asns = list.data?.data.filter(({ active }) => active).map((row) => row.neighbor_as.asn) ?? [];
  const rated = useCall(
    calls.ratingOfList,
    asns.length > 0
      ? { query: { metric: [METRIC], 'sort-field': METRIC, ip: `${ipVersion}`, limit: MOST }, body: asns }
      : null,
  );
  const customers =
    asns.length > 0
      ? faceOf(rated, (rows) =>
          rows.map(({ asinfo, metrics }) => ({
            asn: asinfo.asn,
            asName: asinfo.name,
            prefixes: metrics[0]?.value ?? 0,
          })),
        )
      : faceOf(list, () => []);
  return <ConeTreemap asn={asn} ipVersion={ipVersion} customers={customers} />;
}
