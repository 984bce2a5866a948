/** States of a validation, in the product's words: `unknown` is RFC 6811's NotFound. */
export type Validity = 'valid' | 'invalid' | 'unknown';
