import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { announcements, view } from './AnnouncementTable.fixtures.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

const show = (theme?: (typeof themes)[number]) => {
  const onEnd = vi.fn();
  render(
    <AnnouncementTable
      announcements={{ status: 'ready', data: { rows: announcements, total: 3 } }}
      view={view}
      onViewChange={vi.fn()}
      onEnd={onEnd}
    />,
    theme,
  );
  return { onEnd };
};

describe('AnnouncementTable', () => {
  it('exports all announcements, not those of the page alone', async () => {
    const csvRows = vi.fn(() => Promise.resolve(announcements));
    render(
      <AnnouncementTable
        announcements={{ status: 'ready', data: { rows: announcements, total: 120 } }}
        view={view}
        onViewChange={vi.fn()}
        onEnd={vi.fn()}
        csvRows={csvRows}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    expect(csvRows).toHaveBeenCalledOnce();
  });

  it('says what is shown, to whom and until when', async () => {
    await page.viewport(1600, 900);
    show();
    const row = page.getByRole('row', { name: /Maintenance on Sunday/ });
    for (const words of ['Shown now', 'Everyone', '2026/11/29']) await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('row', { name: /New prices/ })).toMatchTextContent(/Planned.*No end set/);
  });

  it('ends one after a question, and none that is over', async () => {
    const { onEnd } = show();
    expect(page.getByRole('button', { name: /^End:/ }).elements()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: /End: Maintenance/ }));
    expect(onEnd).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'End' }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('n2');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('AnnouncementForm', () => {
  it('announces a text with its link, days and readers', async () => {
    const onSubmit = vi.fn();
    render(<AnnouncementForm onSubmit={onSubmit} />);
    await userEvent.click(page.getByRole('button', { name: 'Announce' }));
    await expect.element(page.getByText('Required field')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), ' Work tonight ');
    await userEvent.fill(page.getByRole('textbox', { name: /^Link/ }), '/blog');
    await userEvent.fill(page.getByLabelText(/^Last day/), '2026-11-30');
    await userEvent.click(page.getByText('Signed-in users'));
    await userEvent.click(page.getByRole('button', { name: 'Announce' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      text: 'Work tonight',
      href: '/blog',
      audience: 'signed-in',
      from: '',
      until: '2026-11-30',
    });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
