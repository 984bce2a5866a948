/** Sources of several pages. */
export const ROUTES = ['mrt-rib', 'mrt-updates'] as const;
export const WHO = ['as-names', 'address-registry', 'delegated'] as const;
export const VALIDITY = ['vrps', 'irr'] as const;
export const INCIDENTS = [...ROUTES, ...VALIDITY, 'aspas', 'special-purpose', 'delegated'] as const;
