/** Widths in rem of the parts of a line, between which it can break. */
export type Pieces = readonly number[];

/** Sizes of a plan card's parts before its text is known. */
export interface UsualPlan {
  /** Width in rem. */
  readonly title: number;
  readonly description: Pieces;
  /** Width and height in rem of each part of the price. */
  readonly price: readonly (readonly [number, number])[];
  readonly buttons: readonly ('choice' | 'trial')[];
  /** The title of the first features, then each of them. */
  readonly features: readonly Pieces[];
}

/** The plans of `content/plans.yaml` as shipped, from the smallest to the largest. */
export const usualPlans: readonly UsualPlan[] = [
  {
    title: 2.6,
    description: [8],
    price: [
      [2.5, 2.5],
      [2.9, 1.25],
    ],
    buttons: ['choice'],
    features: [[5.4], [7.5, 7.3], [10.7]],
  },
  {
    title: 2,
    description: [10.6, 10.5],
    price: [
      [2.6, 1.5],
      [5, 2.5],
      [4.3, 1.25],
      [3.2, 1.125],
    ],
    buttons: ['choice'],
    features: [[5], [13.5], [10.2], [7.2, 7]],
  },
  {
    title: 6.1,
    description: [7.2, 7.2],
    price: [
      [10.7, 1.75],
      [4.4, 1.25],
    ],
    buttons: ['choice', 'trial'],
    features: [[3], [7.3], [8.5], [13.1], [8.4], [7.1]],
  },
];
