import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Spinner } from './Spinner.tsx';

describeConformance<HTMLDivElement>('Spinner', (host) => <Spinner {...host} label="Loading" />);

describe('Spinner', () => {
  it('says what is waited for', async () => {
    render(<Spinner label="Loading prefixes" />);
    await expect.element(page.getByRole('progressbar', { name: 'Loading prefixes' })).toBeVisible();
  });
});
