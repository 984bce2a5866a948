import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Card } from './Card.tsx';

describeConformance<HTMLElement>('Card', (host) => (
  <Card {...host} title="Prefixes">
    10.12.0.0/16
  </Card>
));

describe('Card', () => {
  it('puts its title into the outline of the page', async () => {
    render(
      <Card title="Prefixes" level={3}>
        Words
      </Card>,
    );
    await expect.element(page.getByRole('heading', { level: 3, name: 'Prefixes' })).toBeVisible();
  });
});
