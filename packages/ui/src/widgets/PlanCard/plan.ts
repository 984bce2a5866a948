/** A titled list: of features, or of what the tooltip says (Purpose, Features, Limitations, Ideal for). */
export interface PlanFacts {
  readonly title: string;
  readonly items: readonly string[];
}

/** A plan on offer, as an operator's content describes it. */
export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What stands before or after the price: `forever`, `per month`. */
  readonly labelPrice?: string;
  /** As it is written: `$105`, `Individually priced`. */
  readonly price: string;
  /** The price before the discount, crossed out: `$150`. */
  readonly listPrice?: string;
  /** As it is written: `-30%`. */
  readonly discount?: string;
  readonly buttonText: string;
  readonly redirectUrl: string;
  /** Set apart from the others. */
  readonly isFavorite?: boolean;
  /** A word over the card: `Most popular`. */
  readonly notification?: string;
  /** Lists of what the plan holds; the first is in sight, the rest after 'Learn more'. */
  readonly tariffDetails: readonly PlanFacts[];
  readonly tooltipItems: readonly PlanFacts[];
}
