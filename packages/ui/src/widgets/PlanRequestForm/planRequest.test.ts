import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { planGroups, requestedPlan } from './planRequest.ts';
import { planRequestRules, readContact } from './planRequestFields.ts';

const none = {
  monitored_items: {
    prefixes: false,
    c2p: false,
    p2p: false,
    p2c: false,
    unspecified: false,
    created_hijacks: false,
    affected_hijacks: false,
    prefixes_in_leaks: false,
    created_leaks: false,
    accepted_leaks: false,
    announced_bogon_prefixes: false,
    accepted_bogon_prefixes: false,
    affected_bogon_paths: false,
    accepted_bogon_paths: false,
    prefixes_in_peer_leaks: false,
    created_peer_leaks: false,
  },
  ratings: false,
  graph_player: false,
  policy_monitor: false,
  data_plane: false,
  pov_monitor: { roa: false, route_object: false, roa_status: false, route_object_status: false },
  custom_feeds: { byoip_prefixes: false, byoip_moas: false, customers_monitoring: false, on_demand: false },
};

describe('requestedPlan', () => {
  it('carries every feature, unset', () => {
    expect(requestedPlan([])).toEqual(none);
  });

  it('sets what is ticked, in its place', () => {
    expect(requestedPlan(['c2p', 'ratings', 'roa_status', 'on_demand'])).toEqual({
      ...none,
      monitored_items: { ...none.monitored_items, c2p: true },
      ratings: true,
      pov_monitor: { ...none.pov_monitor, roa_status: true },
      custom_feeds: { ...none.custom_feeds, on_demand: true },
    });
  });

  it('names each feature once', () => {
    const ids = planGroups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(28);
  });
});

describe('planRequestRules', () => {
  const texts =
    (fields: Readonly<Record<string, string>>) =>
    (name: string): string =>
      fields[name] ?? '';
  const whole = { email: 'noc@example.net', firstname: 'Ada', lastname: 'Byron', position: 'NOC', asn: 'AS64512' };

  it.each<[string, Record<string, string>, boolean, string[]]>([
    ['a whole request', whole, false, []],
    ['a signed-in one', { asn: '64512' }, true, []],
    ['a signed-in one without AS number', {}, true, ['asn: Required field']],
    ['no position', { ...whole, position: ' ' }, false, ['position: Required field']],
    ['a bad address', { ...whole, email: 'noc@' }, false, ['email: Enter a valid email']],
    ['a bad AS number', { ...whole, asn: 'AS-ALDER' }, false, ['asn: Enter a valid AS number']],
  ])('of %s', (_, fields, isSignedIn, wrong) => {
    const found = problemsOf(texts(fields), planRequestRules(isSignedIn));
    expect(found.map(({ path, message }) => `${path[0].key}: ${message}`)).toEqual(wrong);
  });

  it('brings what only programs fill in', () => {
    expect(readContact(texts({ ...whole, website: 'spam' }))).toHaveProperty('website', 'spam');
  });

  it('takes the contact without the space around it', () => {
    expect(readContact(texts({ ...whole, firstname: ' Ada ' }))).toEqual({
      email: 'noc@example.net',
      firstname: 'Ada',
      lastname: 'Byron',
      position: 'NOC',
    });
  });
});
