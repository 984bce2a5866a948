import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SideMenuLayout } from '../SideMenuLayout/SideMenuLayout.tsx';
import { Page } from './Page.tsx';
import { PageContent } from './PageContent.tsx';

const whole = (
  <Page header={<header>Header</header>} footer={<footer>Footer</footer>} data-testid="page">
    <PageContent>
      <h1>Words</h1>
    </PageContent>
  </Page>
);

/** The frame has its own `main`, so it is rendered outside that of the tests. */
describe('Page', () => {
  it('is first entered by the way past the header', async () => {
    render(whole);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('main-content');
  });

  it('leads past the menu of sections, too', async () => {
    render(
      <Page header={<header>Header</header>}>
        <SideMenuLayout menuLabel="Sections" section="Graph" menu={<a href="/as/64512">Overview</a>}>
          <button type="button">Zoom in</button>
        </SideMenuLayout>
      </Page>,
    );
    await userEvent.keyboard('{Tab}{Enter}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  });

  it('reaches the bottom of the window', () => {
    render(whole);
    expect(page.getByText('Footer').element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(innerHeight);
  });

  it('shows its footer once nothing of the page is on its way', () => {
    const { rerender } = render(
      <Page footer={<footer>Footer</footer>}>
        <Skeleton />
      </Page>,
    );
    expect(page.getByText('Footer').element().checkVisibility({ visibilityProperty: true })).toBe(false);
    rerender(<Page footer={<footer>Footer</footer>}>Words</Page>);
    expect(page.getByText('Footer').element().checkVisibility({ visibilityProperty: true })).toBe(true);
  });

  it('holds content to 1840 pixels', async () => {
    await page.viewport(1920, 800);
    const { stage } = render(<PageContent>Words</PageContent>);
    expect(stage.firstElementChild?.getBoundingClientRect().width).toBe(1840);
    await page.viewport(1024, 768);
  });

  it('has no axe violation', async () => {
    const { stage } = render(whole);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
