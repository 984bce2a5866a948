import { glossaryPage } from '@routeglass/api-client/page/glossary';
import { openApiPage } from '@routeglass/api-client/page/api';
import { blogPage, learnPage } from '@routeglass/api-client/page/reading';
import { incidentsPage } from '@routeglass/api-client/page/search';
import { pricingPage, productPages } from '@routeglass/api-client/page/public';
import { hrefOf } from '@routeglass/api-client/pages';
import type { NavLink } from '@routeglass/ui/SiteHeader';

/** Links of the header. */
export const siteLinks: readonly NavLink[] = [
  {
    label: 'Products',
    href: '/products',
    items: productPages.map((page) => ({
      label: page.label,
      href: hrefOf(page),
      ...(typeof page.description === 'string' && { description: page.description }),
    })),
  },
  { label: pricingPage.label, href: hrefOf(pricingPage) },
  { label: 'Ratings', href: '/as-rating' },
  { label: incidentsPage.label, href: hrefOf(incidentsPage) },
  { label: blogPage.label, href: hrefOf(blogPage) },
  { label: learnPage.label, href: hrefOf(learnPage) },
  { label: openApiPage.label, href: hrefOf(openApiPage) },
];

/** Links in the last line of the footer, besides the legal ones. */
export const footerLinks = [{ label: glossaryPage.label, href: hrefOf(glossaryPage) }];
