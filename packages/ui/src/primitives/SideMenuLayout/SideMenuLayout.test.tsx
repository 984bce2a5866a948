import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { SideMenuLayout } from './SideMenuLayout.tsx';

describeConformance<HTMLDivElement>('SideMenuLayout', (host) => (
  <SideMenuLayout {...host} menu={<a href="#graph">Graph</a>} menuLabel="Sections">
    Words
  </SideMenuLayout>
));

describe('SideMenuLayout', () => {
  it('shows the menu beside the content from 992 pixels on, without a button', () => {
    const { stage } = render(
      <SideMenuLayout menu="Menu" menuLabel="Sections">
        Words
      </SideMenuLayout>,
    );
    const start = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect().left;
    expect(start('Words') - stage.getBoundingClientRect().left).toBe(240 + 32);
    expect(page.getByRole('button', { name: 'Sections' }).elements()).toHaveLength(0);
  });

  it('shows it in a drawer under 992 pixels, which a link closes', async () => {
    await page.viewport(991, 768);
    render(
      <SideMenuLayout menu={<a href="#graph">Graph</a>} menuLabel="Sections">
        Words
      </SideMenuLayout>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Sections' }));
    const drawer = page.getByRole('dialog', { name: 'Sections' });
    await userEvent.click(drawer.getByRole('link', { name: 'Graph' }));
    await expect.element(drawer).not.toBeInTheDocument();
    await page.viewport(1024, 768);
  });

  it.each([
    [1024, true],
    [991, false],
  ])('at %i pixels shows the heading of the section: %s', async (width, isShown) => {
    await page.viewport(width, 768);
    render(
      <SideMenuLayout menu="Menu" menuLabel="Sections" section="Customers" showsSection>
        Words
      </SideMenuLayout>,
    );
    const heading = page.getByRole('heading', { level: 1, name: 'Customers' }).element();
    expect((heading.parentElement?.getBoundingClientRect().height ?? 0) > 20).toBe(isShown);
    await page.viewport(1024, 768);
  });

  it('heads the content with the section, and says on its button which one it is', async () => {
    await page.viewport(991, 768);
    render(
      <SideMenuLayout menu={<a href="#graph">Graph</a>} menuLabel="Sections" section="Customers">
        Words
      </SideMenuLayout>,
    );
    await expect.element(page.getByRole('heading', { level: 2, name: 'Customers' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Sections: Customers' })).toMatchTextContent('Customers');
    await page.viewport(1024, 768);
  });

  it('folds the menu away and back', async () => {
    const onCollapsedChange = vi.fn();
    const layout = (isCollapsed: boolean) => (
      <SideMenuLayout menu="Menu" menuLabel="Sections" {...{ isCollapsed, onCollapsedChange }}>
        Words
      </SideMenuLayout>
    );
    const { rerender } = render(layout(false));
    await userEvent.click(page.getByRole('button', { name: 'Hide Sections' }));
    expect(onCollapsedChange).toHaveBeenLastCalledWith(true);
    rerender(layout(true));
    expect(page.getByText('Menu', { exact: true }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Show Sections' }));
    expect(onCollapsedChange).toHaveBeenLastCalledWith(false);
  });
});
