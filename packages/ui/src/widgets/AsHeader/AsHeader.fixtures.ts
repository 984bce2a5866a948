import type { AsIdentity } from './asIdentity.ts';

export const alderIdentity: AsIdentity = {
  asName: 'ALDER-NET',
  orgName: 'Alder Networks B.V.',
  countryCode: 'NL',
  countryName: 'Netherlands',
  website: 'https://www.alder.example/',
  asSet: 'LAB::AS-ALDER LAB::AS64512:AS-CUSTOMERS',
  ratings: [
    { ipVersion: 4, position: 1283, change: 4 },
    { ipVersion: 6, position: 902, change: -1 },
  ],
};

/** What only the address registries know of a network. */
export const registryIdentity: AsIdentity = { ...alderIdentity, website: null, asSet: null, ratings: [] };

/** Only a number. */
export const namelessIdentity: AsIdentity = {
  asName: null,
  orgName: null,
  countryCode: null,
  countryName: null,
  website: null,
  asSet: null,
  ratings: [],
};

/** A documentation AS number that is only known from routes. */
export const reservedIdentity: AsIdentity = {
  ...namelessIdentity,
  specialPurpose: { asn: 64500, name: 'Documentation', source: 'RFC 5398', isOrdinaryInSample: false },
};

export const longIdentity: AsIdentity = {
  ...alderIdentity,
  asName: 'THE-INTERNATIONAL-ASSOCIATION-OF-VERY-LONG-NETWORK-NAMES-AND-OTHER-RECORD-BREAKING-REGISTRATIONS',
  orgName:
    'The International Association of Very Long Network Names and Other Record-Breaking Registrations, Unlimited',
  asSet: Array.from({ length: 12 }, (_, index) => `LAB::AS64512:AS-CUSTOMERS-OF-REGION-${index}`).join(' '),
};

export const rightToLeftIdentity: AsIdentity = {
  ...alderIdentity,
  asName: 'شبكة الزيتون للاتصالات',
  orgName: 'شركة الزيتون للاتصالات المحدودة',
  countryCode: 'JO',
  countryName: 'Jordan',
};
