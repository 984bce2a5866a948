/** Whose data a page rests on, and on what terms it is passed on. */
export interface DataCredit {
  readonly name: string;
  readonly href: string;
  readonly of: string;
  readonly licence: string;
}

/** The registry facts that every copy of the product carries. An operator's own sources are added to them. */
export const registryCredits: readonly DataCredit[] = [
  {
    name: 'ip-location-db',
    href: 'https://github.com/sapics/ip-location-db',
    of: 'RouteViews and DB-IP',
    licence: 'CC BY 4.0',
  },
  { name: 'IP Geolocation by DB-IP', href: 'https://db-ip.com', of: 'country of addresses', licence: 'CC BY 4.0' },
  {
    name: 'University of Oregon RouteViews',
    href: 'https://www.routeviews.org',
    of: 'routes and networks',
    licence: 'CC BY 4.0',
  },
];
