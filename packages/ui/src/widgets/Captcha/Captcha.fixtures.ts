import type { CaptchaChallenge } from './challenge.ts';

/** Some hundred rounds of SHA-256: solved at once. */
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

/** More than any machine does in the time of a test. */
export const hard: CaptchaChallenge = {
  ...easy,
  parameters: { ...easy.parameters, keyPrefix: '00000000000000000000' },
};
