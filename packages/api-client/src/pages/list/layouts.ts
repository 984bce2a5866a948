import { defineLayout, type Reads } from '../page.ts';

/** Around every page. */
export const site = defineLayout({
  id: 'site',
  path: '',
  reads: { sampleSession: () => ({}), session: () => ({}), siteContacts: () => ({}), announcement: () => ({}) },
});

/** What the operator says on the site, and the newest piece of news for the line above the header. */
const content: Reads = {
  content: () => ({}),
  articles: () => ({ query: { category: '15', limit: 1, offset: undefined } }),
};

/** The landing page: drawn with what the operator says. Its code asks the API by and by. */
export const landing = defineLayout({
  id: 'landing',
  path: '',
  within: site,
  reads: { ...content, speakerCount: () => ({}) },
  drawn: true,
});

/** Pages that present products, plans and terms, drawn with what the operator says. */
export const presenting = defineLayout({
  id: 'presenting',
  file: 'shell/Presenting.tsx',
  path: '',
  within: site,
  reads: content,
  drawn: true,
});

/** Pages that read the API: with the age of what they show, and a place for failures. */
export const plain = defineLayout({
  id: 'plain',
  file: 'shell/WithData.tsx',
  path: '',
  within: site,
  reads: { sources: () => ({}) },
});

/** Pages of who is signed in. */
export const personal = defineLayout({ id: 'personal', file: 'session/PersonalArea.tsx', path: '', within: plain });

/** Pages of who runs the portal. */
export const admin = defineLayout({ id: 'admin', file: 'session/AdminArea.tsx', path: '', within: plain });
