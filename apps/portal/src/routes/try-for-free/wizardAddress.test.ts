import { describe, expect, it } from 'vitest';
import { readWizard, writeWizard } from './wizardAddress.ts';

describe('the address of the wizard', () => {
  it.each([
    ['', { step: null, asn: null }],
    ['bgp-wizard=trial-request&bgp-wizard-asn=64512', { step: 'trial-request', asn: 64_512 }],
    ['bgp-wizard=%00&bgp-wizard-asn=-1', { step: '\0', asn: null }],
    ['bgp-wizard-asn=4294967296', { step: null, asn: null }],
  ])('%j is read', (text, state) => expect(readWizard(new URLSearchParams(text))).toEqual(state));

  it('comes back as it was written, and keeps the rest', () => {
    const written = writeWizard('establish-session', 64_512, new URLSearchParams('email=a%40b.example'));
    expect(readWizard(written)).toEqual({ step: 'establish-session', asn: 64_512 });
    expect(written.get('email')).toBe('a@b.example');
    expect(writeWizard('as-confirmation', null, written).has('bgp-wizard-asn')).toBe(false);
  });
});
