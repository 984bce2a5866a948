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

  it('lets what is inside stick to the window', () => {
    render(
      <div style={{ marginTop: 200 }}>
        <Card title="Prefixes" flush>
          <div style={{ position: 'sticky', top: 85 }}>Header</div>
          <div style={{ height: 200 }}>Rows</div>
        </Card>
      </div>,
    );
    const [header, rows] = ['Header', 'Rows'].map((text) => page.getByText(text).element().getBoundingClientRect());
    expect(header?.bottom).toBe(rows?.top);
  });
});
