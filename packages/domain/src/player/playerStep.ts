/** Length of one step of the player: a time in minutes, or up to the next route change. */
export type PlayerStep = number | 'single-event';

/** The step durations in minutes, shortest first: 1 to 30 minutes, 1 to 12 hours, 1 day. */
export const PLAYER_STEPS = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 480, 720, 1440] as const;

/** An hour: with it, the default window of seven days takes less than six minutes to play. */
export const DEFAULT_PLAYER_STEP: PlayerStep = 60;

/** The next shorter step. After the shortest comes single-event mode, and nothing after that. */
export function shorterStep(step: PlayerStep): PlayerStep {
  if (step === 'single-event') return step;
  return PLAYER_STEPS.findLast((minutes) => minutes < step) ?? 'single-event';
}

/** The next longer step. Single-event mode is followed by the shortest; the longest stays. */
export function longerStep(step: PlayerStep): PlayerStep {
  if (step === 'single-event') return PLAYER_STEPS[0];
  return PLAYER_STEPS.find((minutes) => minutes > step) ?? PLAYER_STEPS[PLAYER_STEPS.length - 1]!;
}

/** Rounds any number of minutes down to one of the steps, at least the shortest. NaN becomes the default. */
export function playerStepOf(minutes: number): PlayerStep {
  if (Number.isNaN(minutes)) return DEFAULT_PLAYER_STEP;
  return PLAYER_STEPS.findLast((each) => each <= minutes) ?? PLAYER_STEPS[0];
}

/** `20 minutes`, `1 hour`, `1 day`, `Single event`. */
export function playerStepName(step: PlayerStep): string {
  if (step === 'single-event') return 'Single event';
  if (step < 60) return counted(step, 'minute');
  return step < 1440 ? counted(step / 60, 'hour') : counted(step / 1440, 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
