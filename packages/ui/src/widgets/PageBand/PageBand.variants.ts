/** Background of a band: that of the page, or its own. */
export const bandGrounds = ['page', 'card'] as const;
export type BandGround = (typeof bandGrounds)[number];
