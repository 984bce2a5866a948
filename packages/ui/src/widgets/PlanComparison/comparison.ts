/** What a plan offers for a feature. */
export const cellValues = ['ok', 'approve', 'add-on', 'optional', 'empty'] as const;
export type CellValue = (typeof cellValues)[number];

/** Text of each value. */
export const cellWords: Readonly<Record<CellValue, string>> = {
  ok: 'Included',
  approve: 'On approval',
  'add-on': 'Add-on',
  optional: 'Optional',
  empty: 'Not included',
};

/** The compared plans, in order. */
export const comparedPlans = ['Free', 'Basic', 'Classic', 'Guru'] as const;
export type ComparedPlan = (typeof comparedPlans)[number];

/** The six views of the comparison; 5 is not used. */
export const comparisonTabs = [
  { id: 0, name: 'OVERALL' },
  { id: 1, name: 'CONNECTIVITY' },
  { id: 2, name: 'HIJACKS' },
  { id: 3, name: 'ROUTE LEAKS' },
  { id: 4, name: 'BOGON' },
  { id: 6, name: 'NOTIFICATIONS' },
] as const;
export type ComparisonTab = (typeof comparisonTabs)[number]['id'];

/** One feature, and what each plan offers for it. */
export interface ComparedFeature {
  readonly name: string;
  readonly values: Readonly<Record<ComparedPlan, CellValue>>;
}

/** The features of each tab. */
export type Comparison = Readonly<Record<ComparisonTab, readonly ComparedFeature[]>>;
