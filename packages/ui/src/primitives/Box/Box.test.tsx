import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Box } from './Box.tsx';

describeConformance<HTMLElement>('Box', (host) => <Box {...host}>words</Box>);

describe('Box', () => {
  it('takes a value a width', async () => {
    const { stage } = render(<Box padding={{ base: 8, md: 48 }}>words</Box>);
    const padding = () => getComputedStyle(stage.firstElementChild as Element).paddingTop;
    expect(padding()).toBe('48px');
    await page.viewport(600, 600);
    expect(padding()).toBe('8px');
    await page.viewport(1024, 768);
  });

  it('is the element it is asked to be', async () => {
    render(<Box as="nav" aria-label="Sections" />);
    await expect.element(page.getByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
  });
});
