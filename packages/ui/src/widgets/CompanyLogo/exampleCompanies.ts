import type { Company } from './CompanyLogo.tsx';

/** Companies that do not exist, for a new portal until its operator adds real ones. */
export const exampleCompanies: readonly Company[] = [
  { name: 'Alder Exchange', mark: 'M12 2 22 20h-6l-4-7.5L8 20H2z' },
  { name: 'Harbour Net', mark: 'M3 4h5v6h8V4h5v16h-5v-6H8v6H3z' },
  { name: 'Kestrel', mark: 'M2 12 14 2v7l8-3-6 6 6 6-8-3v7z' },
  { name: 'Northern Ring', mark: 'M12 2a10 10 0 1 0 10 10h-5a5 5 0 1 1-5-5z' },
  { name: 'Meridian Labs', mark: 'M12 2a10 10 0 0 0 0 20c4-5 4-15 0-20zm3 1c3 5 3 13 0 18a10 10 0 0 0 0-18z' },
  { name: 'Quarry IX', mark: 'M2 2h9v9H2zm11 0h9v9h-9zM2 13h9v9H2zM17.5 12.5l5 5-5 5-5-5z' },
  { name: 'Sable Transit', mark: 'M4 6h11l5 6-5 6H4l5-6z' },
  {
    name: 'Tidewater',
    mark: 'M2 9c4-6 7 2 10-1s5-4 10 0v5c-5-4-7-3-10 0s-6-5-10 1zm0 8c4-6 7 2 10-1s5-4 10 0v4c-5-4-7-3-10 0s-6-5-10 1z',
  },
];
