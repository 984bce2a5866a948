import type { Sample } from '../sample.ts';

const HALLS = ['North', 'South'] as const;

/**
 * Facilities for the PeeringDB dump: each exchange is in two of them. A network with a port at the exchange is in one of its facilities, every third
 * network in both.
 */
export function facilityRows({ exchanges }: Sample['world'], netIds: ReadonlyMap<number, number>) {
  const fac = exchanges.flatMap(({ id, routeServer }) =>
    HALLS.map((hall, place) => ({
      id: facilityId(id, place),
      name: `${routeServer.name} ${hall}`,
      city: `${hall} Harbour`,
      country: routeServer.organisation.country.code,
      website: routeServer.website,
      status: 'ok',
    })),
  );
  const ixfac = exchanges.flatMap(({ id }) =>
    HALLS.map((_, place) => ({ ix_id: id, fac_id: facilityId(id, place), status: 'ok' })),
  );
  const netfac = exchanges.flatMap(({ id, ports }) =>
    ports.flatMap(({ network: { asn } }) =>
      HALLS.flatMap((_, place) =>
        asn % HALLS.length === place || asn % 3 === 0
          ? [{ net_id: netIds.get(asn), fac_id: facilityId(id, place), local_asn: asn, status: 'ok' }]
          : [],
      ),
    ),
  );
  return { fac, ixfac, netfac };
}

function facilityId(exchange: number, place: number): number {
  return (exchange - 1) * HALLS.length + place + 1;
}
