import * as accountEndpoints from './accountCalls.ts';
import * as billingEndpoints from './billingCalls.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { incidentEndpoints } from './incidents/incidentCalls.ts';
import { neighborEndpoints } from './neighbors/neighborCalls.ts';
import * as ownEndpoints from './ownCalls.ts';
import * as personEndpoints from './personCalls.ts';
import { prefixEndpoints } from './prefixes/prefixes.ts';
import { scanEndpoints } from './scans/scanCalls.ts';
import * as singleEndpoints from './singleCalls.ts';

// Written out because the compiler does not emit the whole table in one declaration.
export type Endpoints = typeof accountEndpoints &
  typeof billingEndpoints &
  typeof incidentEndpoints &
  typeof neighborEndpoints &
  typeof ownEndpoints &
  typeof personEndpoints &
  typeof prefixEndpoints &
  typeof scanEndpoints &
  typeof singleEndpoints;

/** All calls of the product. */
export const endpoints: Endpoints = {
  ...accountEndpoints,
  ...billingEndpoints,
  ...incidentEndpoints,
  ...neighborEndpoints,
  ...ownEndpoints,
  ...personEndpoints,
  ...prefixEndpoints,
  ...scanEndpoints,
  ...singleEndpoints,
} satisfies Record<string, AnyEndpoint>;

export type EndpointName = keyof Endpoints;
