import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const id = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/, 'must be lowercase letters, digits and -'));
/** Address on this site or another one; never a script. */
const href = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, 'must begin with /, https:, mailto: or tel:'),
);
const facts = v.object({ title: words, items: v.array(words) });

/** A plan on offer. If it can be bought, `price` is in whole dollars a month; the amount to pay is computed from it. */
export const plan = v.object({
  id,
  title: words,
  description: words,
  labelPrice: v.optional(words),
  price: words,
  listPrice: v.optional(words),
  discount: v.optional(words),
  buttonText: words,
  redirectUrl: href,
  isFavorite: v.optional(v.boolean()),
  notification: v.optional(words),
  tariffDetails: v.array(facts),
  tooltipItems: v.array(facts),
});

/** Prices of the subscription, in whole US dollars without VAT. */
export const prices = v.object({
  monthly: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Price per month in the yearly plan. */
  yearlyPerMonth: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const cell = v.picklist(
  ['ok', 'approve', 'add-on', 'optional', 'empty'],
  'must be ok, approve, add-on, optional or empty',
);

/** Features of each plan, by tab of the comparison. */
export const comparison = v.array(
  v.object({
    tab: v.picklist([0, 1, 2, 3, 4, 6], 'must be 0, 1, 2, 3, 4 or 6'),
    features: v.array(
      v.object({ name: words, values: v.object({ Free: cell, Basic: cell, Classic: cell, Guru: cell }) }),
    ),
  }),
);

export const product = v.object({
  id,
  label: words,
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, 'must be a path')),
  description: words,
  isNew: v.optional(v.boolean(), false),
  /** Paragraphs of its page. */
  about: v.array(words),
  sections: v.optional(
    v.array(v.object({ title: words, items: v.array(v.object({ title: words, text: words })) })),
    [],
  ),
});

export const faqEntry = v.object({
  id,
  question: words,
  answer: words,
  link: v.optional(v.object({ label: words, href })),
  isExpanded: v.optional(v.boolean()),
});

export const customerCase = v.object({ id, alt: words, logo: words, description: words, href });

/** A company or community: its name, and either a picture of its logo or an SVG path on a 24 × 24 grid. */
export const company = v.object({
  name: words,
  picture: v.optional(href),
  mark: v.optional(v.pipe(v.string(), v.regex(/^[Mm][\d\s,.\-+eA-Za-z]{1,2000}$/, 'must be an SVG path'))),
});

/** Texts of the landing page. `{sessions}`, `{networks}` and `{vantage-points}` are replaced by the figures. */
export const landing = v.object({
  communities: words,
  /** Data behind the products: shown above the products, on their pages and beside the prices. */
  basis: v.optional(words),
  /** Heading above the customers' logos; `{enterprises}` is replaced by the operator's figure. */
  trusted: words,
  /** Link to the full list of customers. */
  clients: v.optional(v.object({ label: words, href })),
  steps: v.pipe(
    v.array(
      v.object({
        title: words,
        description: words,
        illustration: v.picklist(['bad-routing', 'detecting', 'reporting', 'repairing']),
      }),
    ),
    v.length(4, 'must be four steps'),
  ),
  advantages: v.array(
    v.object({ title: words, description: words, icon: v.picklist(['collector', 'model', 'speed', 'integration']) }),
  ),
});

export const link = v.object({ label: words, description: v.optional(words), href });
export const contact = v.object({ label: words, text: words, href: v.optional(href) });

/** Figures about the size of the site. Missing ones are counted. */
export const figures = v.object({
  sessions: v.optional(words),
  networks: v.optional(words),
  prefixes: v.optional(words),
  enterprises: v.optional(words),
});
