import { expect, it } from 'vitest';
import { alertOf, networkOf } from './rows.ts';

const rule = { kind: 'hijack', on: true, vantage_points: 2, minutes: 5, share: 1, urgent: false } as const;

it('gives the feed of a network its whole address', () => {
  const row = {
    asn: 64_512,
    as_name: null,
    is_watched: true,
    missing_sources: [],
    trial: { state: 'running' as const, ends: '2026-12-22T00:00:00.000Z' },
    rules: [rule],
    expected: [],
    origins: [],
    upstreams: [{ asn: 64_600, type: 'providers' as const, sources: ['route' as const] }],
    feed: '/feeds/alerts/a/b',
  };
  expect(networkOf(row, 'https://routeglass.example')).toMatchObject({
    feed: 'https://routeglass.example/feeds/alerts/a/b',
    upstreams: [{ asn: 64_600, sources: ['route'] }],
    trial: { state: 'running', ends: new Date('2026-12-22T00:00:00.000Z') },
    rules: [{ kind: 'hijack', vantagePoints: 2 }],
  });
});

it('reads an alert that goes on', () => {
  const at = '2026-11-22T09:30:00.000Z';
  const alert = alertOf({
    id: 'a',
    asn: 64_512,
    kind: 'hijack',
    state: 'open',
    title: 'Hijack',
    prefix: null,
    prefixes: 0,
    other: null,
    vantage_points: 1,
    share: null,
    began: at,
    ended: null,
    acknowledged: at,
    snoozed_until: null,
    is_expected: false,
    reasons: [],
    paths: [],
    graph: null,
    messages: [{ change: 'opened', at }],
  });
  expect(alert).toMatchObject({
    isOpen: true,
    ended: null,
    acknowledged: new Date(at),
    messages: [{ at: new Date(at) }],
  });
});
