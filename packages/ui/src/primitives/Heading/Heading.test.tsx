import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { headingLevels } from './Heading.variants.ts';
import { Heading } from './Heading.tsx';

describeConformance<HTMLHeadingElement>('Heading', (host) => (
  <Heading {...host} level={2}>
    Prefixes
  </Heading>
));

describe('Heading', () => {
  it.each(headingLevels)('stands at level %i of the outline', async (level) => {
    render(<Heading level={level}>Prefixes</Heading>);
    await expect.element(page.getByRole('heading', { level, name: 'Prefixes' })).toBeVisible();
  });
});
