/** Calls about accounts, access, payment, forms and articles, with their rows. */
export * as accountEndpoints from '../src/contract/accountCalls.ts';
export type { AsAccessRequestRow } from '../src/contract/access/asAccess.ts';
export type { DomainAccessRequestRow } from '../src/contract/access/domainAccess.ts';
export { sampleSessionCookie, sampleSessions, type SampleSession } from '../src/contract/auth/sampleSession.ts';
export type { SessionFacts } from '../src/contract/auth/session.ts';
export {
  consentCookie,
  nothingOptional,
  readConsent,
  writeConsent,
  type Consent,
} from '../src/contract/visits/consent.ts';
export { countVisit, visitEvents, visitSpans } from '../src/contract/visits/visits.ts';
export { articleKinds, BLOG_CATEGORIES, type ArticleItem } from '../src/contract/blog/articles.ts';
