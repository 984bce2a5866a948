import { describe, expect, it } from 'vitest';
import { commandOf } from './graphKeys.ts';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
  commandOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('commandOf', () => {
  it.each([
    ['+', { do: 'zoom-in' }],
    ['=', { do: 'zoom-in' }],
    ['-', { do: 'zoom-out' }],
    ['0', { do: 'fit' }],
    ['f', { do: 'fullscreen' }],
    ['l', { do: 'lock' }],
    ['t', { do: 'table' }],
    ['T', { do: 'table' }],
    ['e', { do: 'edge', step: 1 }],
    ['E', { do: 'edge', step: -1 }],
    ['w', { do: 'why' }],
    ['ArrowLeft', { do: 'walk', key: 'ArrowLeft' }],
    ['Home', { do: 'walk', key: 'Home' }],
    ['Enter', null],
    ['x', null],
    ['Tab', null],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves combinations with %s to the browser', (held) => {
    expect(press('f', { [held]: true })).toBeNull();
  });
});
