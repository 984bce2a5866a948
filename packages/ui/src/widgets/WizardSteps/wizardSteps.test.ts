import { describe, expect, it } from 'vitest';
import {
  canGoOn,
  isStepOpen,
  stepAfter,
  stepBefore,
  stepShown,
  wizardSteps,
  wizardStepTitles,
  type WizardProgress,
} from './wizardSteps.ts';

const guest = { isLoggedIn: false, isApproved: false };
const member = { isLoggedIn: true, isApproved: false };
const approved = { isLoggedIn: true, isApproved: true };

describe('the steps', () => {
  it('have their titles', () => {
    expect(wizardSteps.map((step) => wizardStepTitles[step])).toEqual([
      'Login/Register',
      'AS Confirmation',
      'Establishing Session',
      'Trial',
    ]);
  });

  it.each([
    ['a guest', guest, ['register']],
    ['a member', member, ['as-confirmation']],
    ['who is approved', approved, ['as-confirmation', 'establish-session', 'trial-request']],
    ['approved, but logged out', { ...approved, isLoggedIn: false }, ['register']],
  ])('open to %s', (_, reader, open) => {
    expect(wizardSteps.filter((step) => isStepOpen(step, reader))).toEqual(open);
  });
});

describe('stepShown', () => {
  it.each([
    [null, guest, 'register'],
    [null, member, 'as-confirmation'],
    [null, approved, 'as-confirmation'],
    ['trial-request', approved, 'trial-request'],
    ['trial-request', member, 'as-confirmation'],
    ['trial-request', guest, 'register'],
    ['register', member, 'as-confirmation'],
    ['garbage', guest, 'register'],
    ['', approved, 'as-confirmation'],
  ])('of %j for %j is %s', (asked, reader, step) => {
    expect(stepShown(asked, reader)).toBe(step);
  });
});

describe('the ways on and back', () => {
  it.each([
    ['register', 'as-confirmation', undefined],
    ['as-confirmation', 'establish-session', undefined],
    ['establish-session', 'trial-request', 'as-confirmation'],
    ['trial-request', undefined, 'establish-session'],
  ] as const)('of %s', (step, after, before) => {
    expect(stepAfter(step)).toBe(after);
    expect(stepBefore(step, approved)).toBe(before);
  });
});

describe('canGoOn', () => {
  const nothing: WizardProgress = { ...guest, isEstablished: false, wasRequested: false };
  it.each([
    ['register', {}, false],
    ['register', { isLoggedIn: true }, true],
    ['as-confirmation', { isLoggedIn: true }, false],
    ['as-confirmation', { isLoggedIn: true, isApproved: true }, true],
    ['establish-session', { isEstablished: true }, false],
    ['establish-session', { wasRequested: true }, false],
    ['establish-session', { isEstablished: true, wasRequested: true }, true],
    ['trial-request', { isEstablished: true, wasRequested: true }, false],
  ] as const)('from %s after %j: %s', (step, progress, can) => {
    expect(canGoOn(step, { ...nothing, ...progress })).toBe(can);
  });
});
