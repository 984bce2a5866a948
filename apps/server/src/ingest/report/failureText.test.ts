import { expect, it } from 'vitest';
import { failureText, stoppedText } from './failureText.ts';

it.each([
  ['none', false, 'Failed: No room. Nothing was changed.'],
  ['none', true, 'Failed: No room. Nothing else was changed. Files reported above as loaded stay loaded.'],
  [
    'published',
    false,
    'Failed: No room. The loaded data is published. The next import or start finishes the remaining work.',
  ],
] as const)('says what an import has done that failed: %s, something before: %s', (change, before, text) => {
  expect(failureText({ message: 'No room', change }, before)).toBe(text);
});

it('says that nothing was changed only where that is known', () => {
  expect(failureText({ message: 'The server stopped before the import finished', change: 'unknown' })).not.toContain(
    'Nothing',
  );
  expect(stoppedText({ message: '', change: 'none' }, false, true)).toBe(
    'Stopped. Nothing was changed. Downloaded files are kept for next time.',
  );
});
