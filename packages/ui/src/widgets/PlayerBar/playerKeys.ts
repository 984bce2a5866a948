export type PlayerCommand = 'first' | 'previous' | 'next' | 'last' | 'shorter' | 'longer' | 'play';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const commands: Readonly<Record<string, PlayerCommand>> = {
  Home: 'first',
  End: 'last',
  ',': 'previous',
  '.': 'next',
  '-': 'shorter',
  '+': 'longer',
  '=': 'longer',
  p: 'play',
  P: 'play',
};

/** The command of a key pressed inside the bar, outside its date field; null for keys left to the browser. */
export function playerCommandOf({ key, altKey, ctrlKey, metaKey }: Key): PlayerCommand | null {
  return altKey || ctrlKey || metaKey ? null : Object.hasOwn(commands, key) ? commands[key]! : null;
}
