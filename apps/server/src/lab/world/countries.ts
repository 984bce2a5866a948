/** Parts of the lab's world: networks of one region peer with and buy from each other more often. */
export type Region = 'europe' | 'america' | 'asia' | 'south';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly region: Region;
  /** How company names end there. */
  readonly company: string;
  /** Relative number of networks registered there. */
  readonly weight: number;
}

const row = (code: string, region: Region, weight: number, company: string): Country => ({
  code,
  region,
  weight,
  company,
});

/** Thirty-two countries. Their codes are real, the networks in them are invented. */
export const COUNTRIES: readonly Country[] = [
  row('DE', 'europe', 9, 'GmbH'),
  row('NL', 'europe', 7, 'B.V.'),
  row('GB', 'europe', 8, 'Ltd'),
  row('FR', 'europe', 6, 'SAS'),
  row('SE', 'europe', 4, 'AB'),
  row('PL', 'europe', 5, 'sp. z o.o.'),
  row('CZ', 'europe', 4, 's.r.o.'),
  row('IT', 'europe', 5, 'S.p.A.'),
  row('ES', 'europe', 4, 'S.L.'),
  row('RO', 'europe', 3, 'SRL'),
  row('UA', 'europe', 4, 'LLC'),
  row('TR', 'europe', 3, 'A.S.'),
  row('US', 'america', 14, 'Inc.'),
  row('CA', 'america', 5, 'Corp.'),
  row('MX', 'america', 3, 'S.A. de C.V.'),
  row('BR', 'america', 8, 'Ltda.'),
  row('AR', 'america', 3, 'S.A.'),
  row('CL', 'america', 3, 'SpA'),
  row('CO', 'america', 2, 'S.A.S.'),
  row('JP', 'asia', 6, 'K.K.'),
  row('SG', 'asia', 4, 'Pte. Ltd.'),
  row('IN', 'asia', 6, 'Pvt. Ltd.'),
  row('KR', 'asia', 3, 'Co. Ltd.'),
  row('ID', 'asia', 4, 'PT'),
  row('HK', 'asia', 3, 'Ltd'),
  row('KZ', 'asia', 2, 'LLP'),
  row('AE', 'asia', 2, 'LLC'),
  row('ZA', 'south', 4, '(Pty) Ltd'),
  row('KE', 'south', 2, 'Ltd'),
  row('NG', 'south', 2, 'Ltd'),
  row('AU', 'south', 5, 'Pty Ltd'),
  row('NZ', 'south', 3, 'Ltd'),
];
