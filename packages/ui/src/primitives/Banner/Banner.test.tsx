import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
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

describe('Banner', () => {
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
