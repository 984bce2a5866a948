/** States of a validation, in the product's words: `unknown` is RFC 6811's NotFound. */
export const validities = ['valid', 'invalid', 'unknown'] as const;
export type Validity = (typeof validities)[number];
