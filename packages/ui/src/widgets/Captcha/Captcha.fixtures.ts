import type { CaptchaChallenge } from './challenge.ts';

/** A few hundred rounds of SHA-256: solved at once. */
export const easy: CaptchaChallenge = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: 'signed',
};

/** Takes longer than any test. */
export const hard: CaptchaChallenge = {
  ...easy,
  parameters: { ...easy.parameters, keyPrefix: '00000000000000000000' },
};
