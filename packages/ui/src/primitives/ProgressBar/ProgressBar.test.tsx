import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { ProgressBar } from './ProgressBar.tsx';

describeConformance<HTMLDivElement>('ProgressBar', (host) => <ProgressBar {...host} label="Importing" value={30} />);

describe('ProgressBar', () => {
  it('says how far it is', async () => {
    render(<ProgressBar label="Importing" value={1} maxValue={4} />);
    const bar = page.getByRole('progressbar', { name: 'Importing' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '1');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '25%');
  });

  it('has no value while the length is unknown', async () => {
    render(<ProgressBar label="Importing" />);
    await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
