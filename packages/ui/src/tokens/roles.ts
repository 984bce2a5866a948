/** The six tones a status can have; `valid` (green) only where all is well. A tone is never the only sign: status is icon, word and colour. */
export const tones = ['neutral', 'info', 'valid', 'invalid', 'unknown', 'pro'] as const;
export type Tone = (typeof tones)[number];

/** How grave something is, least to most: one ramp from grey to red. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/** What one tone needs on every surface. */
export type ToneRoles = {
  /** Quiet background behind `text`. */
  readonly soft: string;
  /** Edge of a soft area. */
  readonly border: string;
  /** Words and icons on `soft` and on every surface: contrast at least 4.5. */
  readonly text: string;
  /** Filled marks that carry meaning: contrast at least 3 against page and card. */
  readonly mark: string;
  /** Filled background behind `onSolid`. */
  readonly solid: string;
  readonly onSolid: string;
};

/** Every colour a component may ask for. A theme completes all of them; components never see a raw colour. */
export type ColorRoles = {
  readonly surface: {
    /** Behind everything. */
    readonly page: string;
    /** Tables, cards and fields. */
    readonly card: string;
    /** Headers of tables, wells, code. */
    readonly sunken: string;
    /** What floats: menus, dialogs, toasts. */
    readonly raised: string;
    readonly hover: string;
    readonly pressed: string;
    readonly selected: string;
    /** Small dark label over the page (tooltips). */
    readonly inverse: string;
    /** Veil behind a dialog. */
    readonly scrim: string;
    readonly skeleton: string;
  };
  readonly text: {
    readonly strong: string;
    readonly muted: string;
    readonly disabled: string;
    readonly link: string;
    readonly linkHover: string;
    readonly inverse: string;
  };
  readonly border: {
    /** Separates; carries no meaning. */
    readonly subtle: string;
    /** Edge of a button, which its words already show. */
    readonly action: string;
    /** Edge of a field or a box to tick: contrast at least 3. */
    readonly control: string;
    readonly controlHover: string;
    /** Focus ring: contrast at least 3 against every surface. */
    readonly focus: string;
  };
  readonly accent: {
    readonly solid: string;
    readonly solidHover: string;
    readonly solidPressed: string;
    readonly onSolid: string;
    readonly soft: string;
    readonly softHover: string;
    readonly border: string;
    readonly text: string;
  };
  readonly tone: Readonly<Record<Tone, ToneRoles>>;
  /** The ramp of severity, in badges and in bars. What has ended takes `tone.neutral`, whatever its severity was. */
  readonly severity: Readonly<Record<Severity, ToneRoles>>;
  /** Lines between two networks; told apart in greyscale too. */
  readonly relation: {
    readonly peer: string;
    readonly customer: string;
    readonly provider: string;
    readonly unspecified: string;
  };
  readonly graph: {
    readonly canvas: string;
    readonly grid: string;
    readonly node: string;
    readonly nodeBorder: string;
    readonly root: string;
    readonly onRoot: string;
    readonly target: string;
    readonly added: string;
    readonly left: string;
  };
  /** Series of a chart, in the order they are taken. */
  readonly series: {
    readonly first: string;
    readonly second: string;
    readonly third: string;
    readonly fourth: string;
    readonly fifth: string;
    readonly sixth: string;
  };
};

/** Everything that a theme decides. */
export type Theme = {
  readonly color: ColorRoles;
  readonly shadow: {
    /** The one shadow of what floats. */
    readonly float: string;
  };
};
