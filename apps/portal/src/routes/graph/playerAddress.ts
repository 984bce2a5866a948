import {
  DEFAULT_PLAYER_STEP,
  parsePlayerDate,
  parsePlayerInstant,
  playerDateText,
  playerInstantText,
  playerStepOf,
  type PlayerStep,
} from '@routeglass/domain/player';
import { writeParameters } from '../../address/parameters.ts';

/**
 * State of the player in the address (data-views 2.2): `player`, `player-date`, `player-step` in minutes, `player-single-event`, and `player-at`, the
 * second at which links of alerts open it.
 */
export interface PlayerAddress {
  readonly isOn: boolean;
  /** Midnight of the chosen date, milliseconds since 1970; null if none is chosen. */
  readonly date: number | null;
  readonly step: PlayerStep;
  /** Initial position, milliseconds since 1970; null for the beginning of the date. */
  readonly at?: number | null;
}

/** Reads any address: invalid values are ignored. */
export function readPlayer(search: URLSearchParams): PlayerAddress {
  return {
    isOn: search.get('player') === 'true',
    date: parsePlayerDate(search.get('player-date') ?? '') ?? null,
    at: parsePlayerInstant(search.get('player-at') ?? '') ?? null,
    step:
      search.get('player-single-event') === 'true'
        ? 'single-event'
        : playerStepOf(Number(search.get('player-step') || Number.NaN)),
  };
}

/** The address of a state: `before` with the player's parameters replaced. If the player is off, all of them are removed. */
export function writePlayer(
  { isOn, date, step, at = null }: PlayerAddress,
  before = new URLSearchParams(),
): URLSearchParams {
  const values = {
    player: 'true',
    'player-date': date === null ? '' : playerDateText(date),
    'player-at': at === null ? '' : playerInstantText(at),
    'player-single-event': step === 'single-event' ? 'true' : '',
    'player-step': step === 'single-event' || step === DEFAULT_PLAYER_STEP ? '' : step,
  };
  const nothing = { player: '', 'player-date': '', 'player-at': '', 'player-single-event': '', 'player-step': '' };
  return writeParameters(isOn ? values : nothing, {}, before);
}
