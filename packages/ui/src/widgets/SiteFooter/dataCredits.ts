/** A data source of a page and its terms of use. */
export interface DataCredit {
  readonly name: string;
  readonly href: string;
  readonly of: string;
  readonly licence: string;
}

/** The registry sources in every copy of the product. An operator's own sources are added to them. */
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
