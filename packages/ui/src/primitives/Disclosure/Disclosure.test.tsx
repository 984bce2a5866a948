import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Disclosure } from './Disclosure.tsx';

describeConformance<HTMLDivElement>(
  'Disclosure',
  (host) => (
    <Disclosure {...host} title="Providers">
      Words
    </Disclosure>
  ),
  { interactive: true },
);

describe('Disclosure', () => {
  it.each(['{Enter}', ' '])('opens and closes with %s', async (key) => {
    render(<Disclosure title="Providers">AS64512</Disclosure>);
    await userEvent.keyboard(`{Tab}${key}`);
    await expect.element(page.getByText('AS64512')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(page.getByText('AS64512')).not.toBeVisible();
  });
});
