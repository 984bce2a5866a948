import { usualRules } from '@routeglass/domain/alerts';
import type { AlertNetwork, Replay } from './alertNetwork.ts';

export const watched: AlertNetwork = {
  asn: 64_512,
  name: 'KESTREL',
  isWatched: true,
  missingSources: [],
  trial: { state: 'running', ends: new Date('2026-12-22T00:00:00Z') },
  rules: usualRules,
  expected: [{ id: 'e1', kind: 'hijack', other: 64_700, prefix: '10.1.0.0/16' }],
  origins: [
    { asn: 64_512, source: 'route' },
    { asn: 64_513, source: 'roa' },
    { asn: 64_514, source: 'as-set' },
  ],
  upstreams: [
    { asn: 64_600, sources: ['route', 'as-set', 'policy'] },
    { asn: 64_601, sources: ['route'] },
  ],
  feed: 'https://routeglass.example/feeds/alerts/abc/secret',
};

export const fresh: AlertNetwork = { ...watched, isWatched: false, expected: [], feed: null };

/** Neither ROAs nor scans are loaded. */
export const partly: AlertNetwork = { ...watched, missingSources: ['vrps', 'scans'] };

/** Without a trial. */
export const untried: AlertNetwork = { ...fresh, trial: { state: 'none', ends: null } };

export const replay: Replay = {
  alerts: 3,
  messages: 5,
  kinds: [
    { kind: 'hijack', alerts: 2 },
    { kind: 'leak-through', alerts: 1 },
  ],
  examples: [
    { title: 'Hijack of 10.1.0.0/16 (AS64512) by AS64666', began: new Date('2026-11-20T08:00:00Z') },
    { title: 'Route leak of 10.2.0.0/16 (AS64512) by AS64610', began: new Date('2026-11-14T17:30:00Z') },
  ],
};
