/** Features that can be requested, in the groups of the form. The ids are the field names of the request. */
export const planGroups = [
  {
    id: 'monitored_items',
    label: 'Monitored items',
    items: [
      { id: 'prefixes', name: 'Prefixes' },
      { id: 'c2p', name: 'Providers (c2p)' },
      { id: 'p2p', name: 'Peers (p2p)' },
      { id: 'p2c', name: 'Customers (p2c)' },
      { id: 'unspecified', name: 'Unspecified neighbors' },
      { id: 'created_hijacks', name: 'Created hijacks' },
      { id: 'affected_hijacks', name: 'Hijacks that affect you' },
      { id: 'prefixes_in_leaks', name: 'Prefixes in route leaks' },
      { id: 'created_leaks', name: 'Created route leaks' },
      { id: 'accepted_leaks', name: 'Accepted route leaks' },
      { id: 'announced_bogon_prefixes', name: 'Announced bogon prefixes' },
      { id: 'accepted_bogon_prefixes', name: 'Accepted bogon prefixes' },
      { id: 'affected_bogon_paths', name: 'Bogon paths that affect you' },
      { id: 'accepted_bogon_paths', name: 'Accepted bogon paths' },
      { id: 'prefixes_in_peer_leaks', name: 'Prefixes in peer leaks' },
      { id: 'created_peer_leaks', name: 'Created peer leaks' },
    ],
  },
  {
    id: 'analytics',
    label: 'Analytics and policies',
    items: [
      { id: 'ratings', name: 'AS Ratings' },
      { id: 'graph_player', name: 'Routing graph player' },
      { id: 'policy_monitor', name: 'BGP policy monitoring' },
      { id: 'data_plane', name: 'Data plane monitoring' },
    ],
  },
  {
    id: 'pov_monitor',
    label: 'Prefix origin validation',
    items: [
      { id: 'roa', name: 'ROAs' },
      { id: 'route_object', name: 'Route objects' },
      { id: 'roa_status', name: 'ROA status' },
      { id: 'route_object_status', name: 'Route object status' },
    ],
  },
  {
    id: 'custom_feeds',
    label: 'Custom feeds',
    items: [
      { id: 'byoip_prefixes', name: 'BYOIP prefixes' },
      { id: 'byoip_moas', name: 'BYOIP multi-origin prefixes' },
      { id: 'customers_monitoring', name: 'Customers monitoring' },
      { id: 'on_demand', name: 'On demand' },
    ],
  },
] as const;

type Group = (typeof planGroups)[number];
export type PlanGroupId = Group['id'];
/** One feature that can be requested. */
export type PlanFeature = Group['items'][number]['id'];
type FeaturesOf<Id extends PlanGroupId> = Extract<Group, { id: Id }>['items'][number]['id'];
type Flags<Id extends PlanGroupId> = Readonly<Record<FeaturesOf<Id>, boolean>>;

/** Features of the requested plan. The parent checkbox of a group is not sent. */
export interface RequestedPlan extends Flags<'analytics'> {
  readonly monitored_items: Flags<'monitored_items'>;
  readonly pov_monitor: Flags<'pov_monitor'>;
  readonly custom_feeds: Flags<'custom_feeds'>;
}

/** The requester, if there is no session. */
export interface PlanContact {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly position: string;
  /** What a bot wrote into the hidden field; absent for people. */
  readonly website?: string;
}

/** The body of a plan request; contact and captcha answer only for guests. */
export interface PlanRequest extends Partial<PlanContact> {
  readonly asn: number;
  readonly plan: RequestedPlan;
  readonly 'g-recaptcha-response'?: string;
}

/** The plan for the ticked boxes: each feature true or false, in its place. */
export function requestedPlan(chosen: readonly PlanFeature[]): RequestedPlan {
  const flags = <Id extends PlanGroupId>(id: Id): Flags<Id> => {
    const items: readonly { readonly id: PlanFeature }[] = planGroups.find((group) => group.id === id)?.items ?? [];
    return Object.fromEntries(items.map((item) => [item.id, chosen.includes(item.id)])) as Flags<Id>;
  };
  return {
    monitored_items: flags('monitored_items'),
    ...flags('analytics'),
    pov_monitor: flags('pov_monitor'),
    custom_feeds: flags('custom_feeds'),
  };
}
