import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { announcementColumns, announcements, type Announcement } from '../DataTable/DataTable.fixtures.tsx';
import { VirtualTable, type VirtualTableProps } from './VirtualTable.tsx';

function Announcements(props: Partial<VirtualTableProps<Announcement>>) {
  return (
    <VirtualTable
      label="Announcements"
      columns={announcementColumns}
      rows={announcements(100_000)}
      height={400}
      {...props}
    />
  );
}

describeConformance<HTMLDivElement>('VirtualTable', (host) => <Announcements {...host} />, { interactive: true });

describe('VirtualTable', () => {
  const active = () => {
    const grid = page.getByRole('grid').element();
    return document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
  };

  it('builds only the rows in sight and says how many there are', async () => {
    render(<Announcements />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    expect(page.getByRole('row').elements().length).toBeLessThan(40);
  });

  it('is walked to its end and back', async () => {
    render(<Announcements />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(active()).toBe('10.0.1.0/24');
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect.poll(active).toBe('10.390.159.0/24');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(active).toBe('10.0.0.0/24');
  });

  it('sorts from the header by keyboard', async () => {
    const onSortChange = vi.fn();
    render(<Announcements onSortChange={onSortChange} />);
    await userEvent.keyboard('{Tab}{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'prefix', order: 'asc' });
  });

  it('presses the link of the active cell', async () => {
    const followed = vi.fn();
    const { stage } = render(<Announcements />);
    stage.addEventListener('click', (event) => {
      event.preventDefault();
      followed((event.target as Element).closest('a')?.getAttribute('href'));
    });
    await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/as/64512');
  });
});
