import { defineLayout, type Reads } from '../page.ts';

/** Around every page. */
export const site = defineLayout({
  id: 'site',
  path: '',
  reads: { sampleSession: () => ({}), session: () => ({}), siteContacts: () => ({}), announcement: () => ({}) },
});

/** The operator's content, and the newest news item for the line above the header. */
const content: Reads = {
  content: () => ({}),
  articles: () => ({ query: { category: '15', limit: 1, offset: undefined } }),
};

/** The landing page, drawn with the operator's content. Its code calls the API later. */
export const landing = defineLayout({
  id: 'landing',
  path: '',
  within: site,
  reads: { ...content, speakerCount: () => ({}) },
  drawn: true,
});

/** Pages about products, plans and terms, drawn with the operator's content. */
export const presenting = defineLayout({
  id: 'presenting',
  file: 'shell/Presenting.tsx',
  path: '',
  within: site,
  reads: content,
  drawn: true,
});

/** Pages that read the API: they show the age of their data, and failures. */
export const plain = defineLayout({
  id: 'plain',
  file: 'shell/WithData.tsx',
  path: '',
  within: site,
  reads: { sources: () => ({}) },
});

/** Pages of the signed-in user. */
export const personal = defineLayout({ id: 'personal', file: 'session/PersonalArea.tsx', path: '', within: plain });

/** Pages for administrators. */
export const admin = defineLayout({ id: 'admin', file: 'session/AdminArea.tsx', path: '', within: plain });
