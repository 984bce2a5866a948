/** Heights of a logo: in a card, in a row of logos. */
export const companyLogoSizes = ['small', 'medium'] as const;
export type CompanyLogoSize = (typeof companyLogoSizes)[number];
