import type { Country } from './countries.ts';

/** What a network is for. It decides whom it buys from, whom it meets and how much address space it has. */
export type Role = 'tier1' | 'carrier' | 'access' | 'content' | 'enterprise' | 'route-server';

/** How many networks of each role the lab has. */
export const ROLE_COUNTS: Readonly<Record<Role, number>> = {
  tier1: 9,
  carrier: 54,
  access: 156,
  content: 72,
  enterprise: 143,
  'route-server': 6,
};

export interface Organisation {
  /** Handle, such as `ORG-BLUEFJORD-LAB`. */
  readonly id: string;
  readonly name: string;
  readonly country: Country;
}

export interface Network {
  readonly asn: number;
  readonly role: Role;
  /** Short name in capitals, `BLUEFJORD-BROADBAND`. */
  readonly handle: string;
  /** `Bluefjord Broadband`. */
  readonly name: string;
  readonly organisation: Organisation;
  readonly website: string;
  /** Name of its as-set; undefined for a network without customers of its own making. */
  readonly asSet: string | undefined;
}
