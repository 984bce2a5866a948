import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

describeConformance<HTMLDivElement>(
  'Banner',
  (host) => (
    <Banner {...host} title="Large graph" onClose={() => undefined}>
      Words
    </Banner>
  ),
  { interactive: true },
);

function Far() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown && (
        <Banner takesFocus title="The secret" onClose={() => setShown(false)}>
          Copy it
        </Banner>
      )}
      <div style={{ height: 3000 }} />
      <Button onPress={() => setShown(true)}>Renew</Button>
    </>
  );
}

describe('Banner', () => {
  it('comes into view and takes the focus where it answers a press far from it, and gives it back', async () => {
    render(<Far />);
    const renew = page.getByRole('button', { name: 'Renew' });
    await userEvent.keyboard('{Tab}{Enter}');
    const banner = page.getByRole('group', { name: 'The secret Copy it' });
    await expect.element(banner).toHaveFocus();
    await expect.element(banner).toBeInViewport();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(renew).toHaveFocus();
  });

  it.each([
    ['invalid', 'alert'],
    ['info', 'status'],
  ] as const)('is read out as it appears: %s as %s', async (tone, role) => {
    render(
      <Banner live tone={tone}>
        Words
      </Banner>,
    );
    await expect.element(page.getByRole(role)).toHaveTextContent('Words');
  });

  it('is silent when it was there from the start', () => {
    render(<Banner tone="invalid">Words</Banner>);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});
