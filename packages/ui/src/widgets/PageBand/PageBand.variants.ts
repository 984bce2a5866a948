/** What a band stands on: the page, or a ground of its own. */
export const bandGrounds = ['page', 'card'] as const;
export type BandGround = (typeof bandGrounds)[number];
