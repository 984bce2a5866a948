/** Heights of a logo: in a card, in a row of them. */
export const companyLogoSizes = ['small', 'medium'] as const;
export type CompanyLogoSize = (typeof companyLogoSizes)[number];
