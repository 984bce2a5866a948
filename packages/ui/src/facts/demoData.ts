/** Name of demo data on pages and in files. */
export const DEMO_DATA = 'Demo data';
