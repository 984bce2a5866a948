import { blogPage, blogRadarPage, blogReportsPage } from '@routeglass/api-client/page/reading';
import { hrefOf } from '@routeglass/api-client/pages';

/** The sections of the blog, the newest of all first. */
export const blogMenu = [
  { id: blogPage.id, label: 'Most recent', href: hrefOf(blogPage) },
  { id: blogRadarPage.id, label: blogRadarPage.label, href: hrefOf(blogRadarPage) },
  { id: blogReportsPage.id, label: blogReportsPage.label, href: hrefOf(blogReportsPage) },
];
