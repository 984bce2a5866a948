import type { Country } from './countries.ts';

/** The purpose of a network. It determines its providers, peers and address space. */
export type Role = 'tier1' | 'carrier' | 'access' | 'content' | 'enterprise' | 'route-server';

/** Number of networks by role. */
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
  /** Short name in capitals, such as `BLUEFJORD-BROADBAND`. */
  readonly handle: string;
  /** Such as `Bluefjord Broadband`. */
  readonly name: string;
  readonly organisation: Organisation;
  readonly website: string;
  /** Name of its as-set; undefined for enterprises and route servers. */
  readonly asSet: string | undefined;
}
