import type { Page } from '../page.ts';
import { accountPages } from './accountPages.ts';
import { openApiPage } from './apiPage.ts';
import { asSetPage, domainPages, ipPage, prefixPage } from './entityPages.ts';
import { glossaryPage } from './glossary.ts';
import { homePage } from './home.ts';
import { networkPages } from './networkPages.ts';
import { publicPages } from './publicPages.ts';
import { ratingPages, speakersPage } from './ratingPages.ts';
import { readingPages } from './readingPages.ts';
import { communityPage, incidentsPage, searchPage } from './searchPages.ts';

/** All pages of the site. */
export const pages: readonly Page[] = [
  homePage,
  ...publicPages,
  incidentsPage,
  ...ratingPages,
  speakersPage,
  ...readingPages,
  openApiPage,
  searchPage,
  communityPage,
  glossaryPage,
  prefixPage,
  ipPage,
  ...domainPages,
  asSetPage,
  ...networkPages,
  ...accountPages,
];
