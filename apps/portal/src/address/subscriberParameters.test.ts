import { describe, expect, it } from 'vitest';
import { withoutSubscriberParameters } from './subscriberParameters.ts';

describe('an address of a reader without the subscription', () => {
  it.each([
    [
      'player=true&player-date=2026-01-01&player-step=30&prefix=10.0.0.0/8&targets=1&targets=2',
      'prefix=10.0.0.0%2F8&targets=1&targets=2',
    ],
    ['cc=NL,DE&hcc=NL&severity=high', 'severity=high'],
    ['hijacks-active=true&neighbors-active=true&ip=6', 'ip=6'],
    ['prefix-length-min=24&prefix-length-max=32&propagation-min=0&relative-propagation-max=50&q=10.', 'q=10.'],
  ])('loses what is for subscribers: %s', (search, open) => {
    expect(withoutSubscriberParameters(new URLSearchParams(search))?.toString()).toBe(open);
  });

  it.each(['', 'ip=4&page=2', 'activity=active&q=cc', 'propagation=5'])('stays as it is: %s', (search) => {
    expect(withoutSubscriberParameters(new URLSearchParams(search))).toBeNull();
  });
});
