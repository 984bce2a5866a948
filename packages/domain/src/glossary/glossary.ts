/**
 * The meaning of each term of art, in one or two sentences. Terms are explained only here; tooltips, filters and articles show these texts.
 * Each is its own constant, so that a page loads only those that it shows.
 */

// Numbers and routes
export const asNumber = 'The number that identifies a network in BGP, from 0 to 4294967295. Also called ASN.';
export const prefix = 'A block of IP addresses that is routed as one, written as address and length: 192.0.2.0/24.';
export const origin = 'The network that announces a prefix: the last AS of the AS path.';
export const asPath = 'The networks that a route passed, from the vantage point (left) to the origin (right).';
export const announcement =
  'A BGP message that offers a route to a prefix. It is valid until it is replaced or withdrawn.';
export const withdrawal = 'A BGP message that takes a route back.';
export const moreSpecific =
  'A smaller block inside a prefix: 192.0.2.0/25 inside 192.0.2.0/24. Routers always prefer its route.';
export const prefixLength =
  'The number of leading bits that all addresses of a prefix share. A longer prefix is a smaller block: /24 is inside /16.';
export const coveringPrefix = 'A larger block that contains a prefix: 192.0.0.0/16 covers 192.0.2.0/24.';
export const defaultRoute = 'The route 0.0.0.0/0 or ::/0, used for every address that no other route covers.';
export const moas = 'Multiple Origin AS: several networks announce the same prefix at the same time.';
export const community =
  'A label on a route, written AS:value. Networks use it to say where a route was learned, or to ask a neighbor to treat it in a certain way.';
export const prepending = 'Repeating an AS in the path to make a route longer and so less attractive.';

// Observation
export const vantagePoint =
  'A router that sends its routes to a collector: one place from which the Internet is observed.';
export const collector =
  'A server that records the routes of many routers and publishes them, as RouteViews and RIPE RIS do.';
export const propagation = 'How many vantage points see the prefix, and their share of all vantage points.';
export const peakPropagation =
  'How many vantage points saw the incident at its peak, and their share of all vantage points. Fewer may see it now.';
export const visibility = 'The share of vantage points that have a route to the prefix, over time.';

// Registration and validation
export const rpki =
  'Resource Public Key Infrastructure: signed records of which networks may use which addresses and AS numbers.';
export const roa =
  'Route Origin Authorization: a signed statement by the holder of a prefix about which AS may announce it, and how specifically.';
export const rov =
  'Route Origin Validation: checking the origin of a route against ROAs. The result is valid, invalid or unknown.';
export const maxLength = 'The longest prefix length that a ROA allows its AS to announce.';
export const trustAnchor =
  'TA: the regional registry under which a ROA is signed: AFRINIC, APNIC, ARIN, LACNIC or RIPE NCC.';
export const aspa =
  'Autonomous System Provider Authorization: a signed list of the providers of an AS. It exposes route leaks and forged paths.';
export const routeObject =
  'A record in a routing registry (IRR) that says which AS announces a prefix. Networks build their filters from it.';
export const irr =
  'Internet Routing Registry: a database, such as RIPE or RADB, in which networks publish their routing plans.';
export const asSet =
  'A named list of AS numbers and other AS-SETs in a routing registry. Networks use it to declare which routes they announce.';
export const whois = 'The public record of who holds an address block or AS number, kept by the regional registries.';
export const rdap = 'Registration Data Access Protocol: the successor of whois, with structured answers.';

// Relations
export const relation =
  'What a neighbor is to a network: provider, customer or peer. It is inferred from observed AS paths.';
export const neighbor = 'A network next to this one in an observed AS path.';
export const provider = 'A network that sells this one access to the whole Internet. Also called upstream.';
export const customer = 'A network that buys access to the Internet from this one.';
export const peer =
  'A network that exchanges its own and its customers’ routes with this one, usually without payment.';
export const tier1 = 'A network that reaches the whole Internet without buying access: it has no providers.';
export const customerCone =
  'A network, its customers, their customers, and so on: everything it can reach without its providers and peers.';
export const exchangePoint =
  'Internet Exchange (IX): a place where many networks connect to each other over a shared switch.';
export const rsPeer =
  'Connected to the route server of the exchange: one BGP session that exchanges routes with many members.';
export const nationalStability =
  'The share of a country’s networks that lose the Internet when its most critical network fails. Lower is better.';
export const criticalAsn = 'The network whose failure would disconnect the most networks of the country.';

// Incidents
export const hijack = 'A prefix is announced by a network that has no right to it. Traffic may reach the wrong place.';
export const routeLeak =
  'A network passes on routes where it should not, typically from one provider to another. Traffic takes a detour or is lost.';
export const bogon =
  'An address block or AS number that must not appear on the public Internet: private, reserved or not allocated.';
export const severity = 'How much damage an incident can do, from its spread, its kind and the evidence.';
export const offender = 'The network that the evidence names as the cause.';
export const victim = 'The network whose prefixes or traffic are affected.';
export const flap = 'A route that is withdrawn and announced again many times.';

// Scans and ratings
export const amplifier =
  'A host that answers small requests with large replies. Attackers use it to flood a victim (DDoS).';
export const connectivityScore =
  'How much of the Internet’s address space is reached through a network, from 0 to 1000. Averaged over many vantage networks (AS hegemony).';
export const rank = 'The place of a network in a rating; 1 is the largest.';
