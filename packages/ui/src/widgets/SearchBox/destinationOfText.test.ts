import { describe, expect, it } from 'vitest';
import { destinationOfText } from './destinationOfText.ts';

describe('destinationOfText', () => {
  it.each([
    ['3356', '/as/3356'],
    ['AS3356', '/as/3356'],
    ['as3356', '/as/3356'],
    [' As 3356 ', '/as/3356'],
    ['AS0064512', '/as/64512'],
    ['level 3', '/search?query=level%203'],
    ['8.8.8.0/24', '/search?query=8.8.8.0%2F24'],
    ['AS-SET', '/search?query=AS-SET'],
    ['AS3356x', '/search?query=AS3356x'],
    ['شبكة', `/search?query=${encodeURIComponent('شبكة')}`],
    ['', undefined],
    ['   ', undefined],
  ])('%j leads to %s', (text, href) => {
    expect(destinationOfText(text)).toBe(href);
  });
});
