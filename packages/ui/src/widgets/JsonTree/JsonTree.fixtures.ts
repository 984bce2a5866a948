import type { JsonValue } from '../../facts/jsonValue.ts';

export const answer: JsonValue = {
  asn: 64512,
  as_name: 'ALDER-NET',
  country_code: null,
  is_tier1: false,
  prefixes: ['10.0.0.0/16', 'fd00::/32'],
  data: [{ asn: 64513, relation: 'customer' }],
};
export const longList: JsonValue = Array.from({ length: 250 }, (_, at) => at);
