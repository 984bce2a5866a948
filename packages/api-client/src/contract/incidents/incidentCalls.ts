import { incidentKinds, incidentLists, incidentSorts } from '@routeglass/domain/incidents';
import type { IncidentKind, IncidentListPath } from '@routeglass/domain/incidents';
import { incidentRow } from './incidentRow.ts';
import { listCalls } from './listCalls.ts';

/**
 * Parties whose countries a kind's lists can return, named by role or by the filter that they offer values for: `hijacker-countries` is
 * `hcc-countries`. `party-countries` (`cc-countries`) are the countries of all other parties.
 */
const ofParties = ['party-countries', 'cc-countries'] as const;
const ofLeakers = ['leaker-countries', 'lcc-countries'] as const;
const ofHijackers = ['hijacker-countries', 'hcc-countries'] as const;
const ofAcceptors = ['acceptor-countries', 'acc-countries'] as const;
const ofOrigins = ['origin-countries', 'occ-countries'] as const;
const parties = {
  leaks: [...ofParties, ...ofLeakers, ...ofAcceptors, ...ofOrigins],
  hijacks: [...ofParties, ...ofHijackers, ...ofAcceptors, ...ofOrigins],
  bogons: [...ofParties, ...ofAcceptors, ...ofOrigins],
} as const;

const subjects = { leaks: 'Route leaks', hijacks: 'Hijacks', bogons: 'Bogons' } as const;

type Camel<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${Capitalize<First>}${Camel<Rest>}`
  : Capitalize<Path>;
type ListName = { [Kind in IncidentKind]: `${Kind}${Camel<IncidentListPath<Kind>>}` }[IncidentKind];

function callsOf(kind: IncidentKind, { path, label }: { readonly path: string; readonly label: string }) {
  const below = path === '' ? '' : `/${path}`;
  return listCalls({
    name: nameOf(kind, path),
    words: path === '' ? `${subjects[kind]} that a network is party to` : `${subjects[kind]} of a network: ${label}`,
    topic: 'incidents',
    path: `/v2/incidents/${kind}${below}`,
    countriesPath: `/v2/incidents/${kind}/{party}${below}`,
    parties: parties[kind],
    row: incidentRow,
    sorts: incidentSorts,
    sortFirst: 'coefficient',
  });
}

const nameOf = (kind: IncidentKind, path: string): string =>
  kind + path.replaceAll(/(?:^|\/)(\w)/g, (_, letter: string) => letter.toUpperCase());

export type IncidentCalls = ReturnType<typeof callsOf>;

/** The calls of one list of incidents, with its kind and path. */
export interface IncidentListCalls extends IncidentCalls {
  readonly kind: IncidentKind;
  readonly path: string;
}

export const incidentCallTable: readonly IncidentListCalls[] = incidentKinds.flatMap((kind) =>
  incidentLists[kind].map((list) => ({ kind, path: list.path, ...callsOf(kind, list) })),
);

/** The calls of a list by its kind and path, such as `leaks` and `peer/created`; for an unknown path, those of the whole kind. */
export function incidentCalls(kind: IncidentKind, path: string): IncidentListCalls {
  const ofKind = incidentCallTable.filter((calls) => calls.kind === kind);
  const found = ofKind.find((calls) => calls.path === path) ?? ofKind[0];
  if (!found) throw new TypeError(`${kind} are no incidents`);
  return found;
}

type IncidentEndpoints = { [Name in ListName]: IncidentCalls['list'] } & {
  [Name in `${ListName}Histogram`]: IncidentCalls['histogram'];
} & { [Name in `${ListName}ActiveCount`]: IncidentCalls['activeCount'] } & {
  [Name in `${ListName}Countries`]: IncidentCalls['countries'];
};

/**
 * The same calls by endpoint name: `leaks`, `leaksPeerCreated`, `leaksPeerCreatedHistogram`. Lists come before calls whose path templates would also
 * match their addresses.
 */
export const incidentEndpoints = Object.fromEntries(
  (['list', 'histogram', 'activeCount', 'countries'] as const).flatMap((call) =>
    incidentCallTable.map((calls) => [calls[call].name, calls[call]]),
  ),
) as unknown as IncidentEndpoints;
