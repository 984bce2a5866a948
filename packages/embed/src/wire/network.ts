import type { AnnouncedPrefix as WirePrefix, AsBrief } from '@routeglass/api-client/contract';
import type { AnnouncedPrefix, NetworkBrief } from '@routeglass/ui/SearchResult';

/** A network as widgets take it. */
export function network(wire: AsBrief): NetworkBrief {
  return { asn: wire.asn, asName: wire.as_name, countryCode: wire.country_code, countryName: wire.country_name };
}

/** An announced prefix as widgets take it. */
export function announcedPrefix(wire: WirePrefix): AnnouncedPrefix {
  return {
    prefix: wire.prefix,
    origin: network(wire.origin),
    roa: wire.roa,
    routeObject: wire.route_object,
    propagation: wire.propagation,
    relativePropagation: wire.relative_propagation,
  };
}
