import type { TwoFactorState } from './TwoFactorSetup.tsx';

export const off: TwoFactorState = { step: 'off' };
export const setup: TwoFactorState = {
  step: 'setup',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Routeglass:ada@example.net?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Routeglass',
};
export const on: TwoFactorState = { step: 'on', since: new Date('2026-11-01T08:00:00Z'), codesLeft: 8 };
