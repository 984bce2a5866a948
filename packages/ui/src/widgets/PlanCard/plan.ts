/** A titled list: features, or a part of the tooltip (Purpose, Features, Limitations, Ideal for). */
export interface PlanFacts {
  readonly title: string;
  readonly items: readonly string[];
}

/** A plan, from an operator's content. */
export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Text before or after the price: `forever`, `per month`. */
  readonly labelPrice?: string;
  /** As displayed: `$105`, `Individually priced`. */
  readonly price: string;
  /** The price before the discount, crossed out: `$150`. */
  readonly listPrice?: string;
  /** As displayed: `-30%`. */
  readonly discount?: string;
  readonly buttonText: string;
  readonly redirectUrl: string;
  /** Whether it is highlighted. */
  readonly isFavorite?: boolean;
  /** A label above the card: `Most popular`. */
  readonly notification?: string;
  /** Lists of features; the first is visible, the rest after 'Learn more'. */
  readonly tariffDetails: readonly PlanFacts[];
  readonly tooltipItems: readonly PlanFacts[];
}
