import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Term } from './Term.tsx';

const meaning = 'A signed statement of an address holder.';

describeConformance<HTMLButtonElement>(
  'Term',
  (host) => (
    <Term {...host} about={meaning}>
      ROA
    </Term>
  ),
  { interactive: true },
);

describe('Term', () => {
  const show = () => render(<Term about={meaning}>ROA</Term>);
  const tooltip = page.getByRole('tooltip');

  it('builds only its words until the tooltip is opened', () => {
    show();
    expect(tooltip.query()).toBeNull();
  });

  it('tells its meaning to the keyboard, until Escape', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).toHaveTextContent(meaning);
    await expect.element(page.getByRole('button', { name: 'ROA' })).toHaveAccessibleDescription(meaning);
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('tells its meaning when pressed, until something else is', async () => {
    render(
      <>
        <Term about={meaning}>ROA</Term>
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.click(page.getByRole('button', { name: 'ROA' }));
    await expect.element(tooltip).toHaveTextContent(meaning);
    await userEvent.click(page.getByText('Elsewhere'));
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('tells its meaning to a mouse that rests, and keeps it while the mouse is on the words', async () => {
    show();
    await userEvent.hover(page.getByRole('button', { name: 'ROA' }));
    await expect.element(tooltip).toBeVisible();
    await userEvent.hover(tooltip);
    await expect.element(tooltip).toBeVisible();
  });
});
