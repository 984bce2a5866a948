/** The six tones of a status; `valid` (green) only if all is well. A tone is never the only sign: a status has icon, word and color. */
export const tones = ['neutral', 'info', 'valid', 'invalid', 'unknown', 'pro'] as const;
export type Tone = (typeof tones)[number];

/** Severity, from least to most: one ramp from gray to red. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/** The colors of one tone on every surface. */
export type ToneRoles = {
  /** Quiet background behind `text`. */
  readonly soft: string;
  /** Border of a soft area. */
  readonly border: string;
  /** Text and icons on `soft` and on every surface: contrast at least 4.5. */
  readonly text: string;
  /** Filled marks that carry meaning: contrast at least 3 on page and card. */
  readonly mark: string;
  /** Filled background behind `onSolid`. */
  readonly solid: string;
  readonly onSolid: string;
};

/** Every color that a component may use. A theme must define all of them; components never see a raw color. */
export type ColorRoles = {
  readonly surface: {
    /** Behind everything. */
    readonly page: string;
    /** Tables, cards and fields. */
    readonly card: string;
    /** Table headers, wells, code. */
    readonly sunken: string;
    /** Floating elements: menus, dialogs, toasts. */
    readonly raised: string;
    readonly hover: string;
    readonly pressed: string;
    readonly selected: string;
    /** Small dark label over the page (tooltips). */
    readonly inverse: string;
    /** Backdrop behind a dialog. */
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
    /** Decorative separator. */
    readonly subtle: string;
    /** Border of a button, which its text already identifies. */
    readonly action: string;
    /** Border of a field or checkbox: contrast at least 3. */
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
  /** The ramp of severity, in badges and in bars. Anything that has ended uses `tone.neutral`, whatever its severity was. */
  readonly severity: Readonly<Record<Severity, ToneRoles>>;
  /** Lines between two networks; distinguishable in grayscale too. */
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
  /** Series of a chart, in the order of use. */
  readonly series: {
    readonly first: string;
    readonly second: string;
    readonly third: string;
    readonly fourth: string;
    readonly fifth: string;
    readonly sixth: string;
  };
};

/** Everything that a theme defines. */
export type Theme = {
  readonly color: ColorRoles;
  readonly shadow: {
    /** The one shadow for floating elements. */
    readonly float: string;
  };
};
