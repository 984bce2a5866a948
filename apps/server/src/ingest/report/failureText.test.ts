import { expect, it } from 'vitest';
import { failureText, stoppedText } from './failureText.ts';

it.each([
  ['none', false, 'Failed: No room. Nothing was changed.'],
  ['none', true, 'Failed: No room. Nothing else was changed: what is told above as loaded stays.'],
  [
    'published',
    false,
    'Failed: No room. What was loaded is published. The next import or start does what was left to do.',
  ],
] as const)('says what an import has done that failed: %s, something before: %s', (change, before, text) => {
  expect(failureText({ message: 'No room', change }, before)).toBe(text);
});

it('says that nothing was changed only where that is known', () => {
  expect(failureText({ message: 'The server ended before the import did', change: 'unknown' })).not.toContain(
    'Nothing',
  );
  expect(stoppedText({ message: '', change: 'none' }, false, true)).toBe(
    'Stopped. Nothing was changed. What was fetched from archives is kept for the next time.',
  );
});
