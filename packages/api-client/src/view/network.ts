import type { AnnouncedPrefix, AsBrief } from '../contract/entities.ts';

/** A network as a page shows it. */
export function network(wire: AsBrief) {
  return { asn: wire.asn, asName: wire.as_name, countryCode: wire.country_code, countryName: wire.country_name };
}

/** An announced prefix as a page shows it. */
export function announcedPrefix(wire: AnnouncedPrefix) {
  return {
    prefix: wire.prefix,
    origin: network(wire.origin),
    ...(wire.origin_set && { originSet: wire.origin_set }),
    roa: wire.roa,
    routeObject: wire.route_object,
    propagation: wire.propagation,
    relativePropagation: wire.relative_propagation,
  };
}
