import { exampleCompanies } from '../CompanyLogo/exampleCompanies.ts';
import type { CustomerCase } from './CaseCards.tsx';

const stories = [
  'How an exchange found the customer whose routes leaked to every peer, and stopped it before the evening peak.',
  'A hosting company learnt of a hijack within a minute and had it withdrawn within ten.',
  'Choosing two providers for a new region by what the routing shows, not by what the brochures say.',
  'An operator of forty networks watches the origin of each prefix without a script of its own.',
];

export const cases: readonly CustomerCase[] = stories.flatMap((description, index) => {
  const company = exampleCompanies[index];
  return company ? [{ company, description, href: `/docs/case-${index + 1}.pdf` }] : [];
});
