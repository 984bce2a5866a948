import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import {
  company,
  comparison,
  contact,
  customerCase,
  faqEntry,
  figures,
  landing,
  link,
  plan,
  prices,
  product,
} from './contentParts.ts';

/** Parts of the operator's content, each under the name of its file. */
export const contentParts = {
  plans: v.object({ prices, plans: v.array(plan) }),
  comparison,
  products: v.array(product),
  faq: v.array(faqEntry),
  cases: v.array(customerCase),
  logos: v.object({ communities: v.array(company), customers: v.array(company) }),
  sisters: v.array(link),
  contacts: v.object({ contacts: v.array(contact), media: v.array(contact) }),
  figures,
  landing,
} as const;

/** The operator's content: plans, products, questions. A missing part is null. */
export const content = defineEndpoint({
  name: 'content',
  summary: 'Plans, products and questions of this site',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/content',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    plans: v.nullable(contentParts.plans),
    comparison: v.nullable(contentParts.comparison),
    products: v.nullable(contentParts.products),
    faq: v.nullable(contentParts.faq),
    cases: v.nullable(contentParts.cases),
    logos: v.nullable(contentParts.logos),
    sisters: v.nullable(contentParts.sisters),
    figures: v.nullable(contentParts.figures),
    landing: v.nullable(contentParts.landing),
  }),
});
