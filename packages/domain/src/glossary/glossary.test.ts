import { describe, expect, it } from 'vitest';
import * as glossary from './glossary.ts';

describe('the glossary', () => {
  it.each(Object.entries(glossary))('explains %s in one or two sentences that fit a tooltip', (_, text) => {
    expect(text).toMatch(/^[A-Z].*[.)]$/s);
    expect(text.length).toBeLessThanOrEqual(180);
    // A sentence ends before a capital letter, so periods inside an address or AS number do not end it.
    expect(text.split(/[.] (?=[A-Z])/).length).toBeLessThanOrEqual(3);
  });
});
