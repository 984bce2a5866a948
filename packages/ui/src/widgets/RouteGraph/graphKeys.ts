import { isWalkKey, type WalkKey } from './walk.ts';

/** Effect of a key in the graph. */
export type GraphCommand =
  | { readonly do: 'walk'; readonly key: WalkKey }
  | { readonly do: 'edge'; readonly step: 1 | -1 }
  | { readonly do: 'why' }
  | { readonly do: 'zoom-in' | 'zoom-out' | 'fit' | 'fullscreen' | 'lock' | 'table' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key; null for keys left to the browser, such as combinations with Alt, Ctrl and Meta. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Key): GraphCommand | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (isWalkKey(key)) return { do: 'walk', key };
  switch (key) {
    case '+':
    case '=':
      return { do: 'zoom-in' };
    case '-':
    case '_':
      return { do: 'zoom-out' };
    case '0':
      return { do: 'fit' };
    case 'e':
      return { do: 'edge', step: 1 };
    case 'E':
      return { do: 'edge', step: -1 };
    case 'w':
    case 'W':
      return { do: 'why' };
    case 'f':
    case 'F':
      return { do: 'fullscreen' };
    case 'l':
    case 'L':
      return { do: 'lock' };
    case 't':
    case 'T':
      return { do: 'table' };
    default:
      return null;
  }
}
