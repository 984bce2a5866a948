/** What demo data is called, on a page and in a file. */
export const DEMO_DATA = 'Demo data';
