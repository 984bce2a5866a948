/** What a person does with a menu of the header. */
export type MenuSignal = 'enter' | 'leave' | 'press' | 'dismiss';

/** What the menu knows when the signal comes. */
export interface MenuMoment {
  /** Whether this menu is open. */
  readonly isOpen: boolean;
  /** Whether another menu of the same bar is open. */
  readonly isOtherOpen: boolean;
  /** How long ago the pointer's rest opened it, in milliseconds; null where a press did. */
  readonly sinceHover: number | null;
}

/** What is meant: open or closed, after so many milliseconds without another signal. */
export interface MenuIntent {
  readonly open: boolean;
  readonly after: number;
}

/** A pointer that only crosses the link on its way means nothing. */
export const OPENS_AFTER = 120;
/** Time to cut the corner from the link to the menu. */
export const CLOSES_AFTER = 240;
/** A press so soon after the pointer's rest meant to open, not to close what had just opened by itself. */
export const PRESS_STILL_OPENS = 500;

/** What a signal means for one menu. Each signal takes the place of a meaning that has not come true yet. */
export function menuIntent(signal: MenuSignal, { isOpen, isOtherOpen, sinceHover }: MenuMoment): MenuIntent {
  switch (signal) {
    case 'enter':
      return { open: true, after: isOpen || isOtherOpen ? 0 : OPENS_AFTER };
    case 'leave':
      return { open: false, after: isOpen ? CLOSES_AFTER : 0 };
    case 'press':
      return { open: !isOpen || (sinceHover !== null && sinceHover < PRESS_STILL_OPENS), after: 0 };
    case 'dismiss':
      return { open: false, after: 0 };
  }
}
