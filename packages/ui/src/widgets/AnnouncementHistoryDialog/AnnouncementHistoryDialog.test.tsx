import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { manySpans } from '../HistoryDialog/HistoryDialog.fixtures.ts';
import { AnnouncementHistoryDialog } from './AnnouncementHistoryDialog.tsx';

it('AnnouncementHistoryDialog says what was when', async () => {
  render(
    <AnnouncementHistoryDialog
      isOpen
      onOpenChange={vi.fn()}
      prefix="10.0.0.0/16"
      asn={64512}
      history={{ status: 'ready', data: manySpans(3) }}
    />,
  );
  const dialog = page.getByRole('dialog', { name: 'Announcement History' });
  await expect.element(dialog).toMatchTextContent('10.0.0.0/16 announced by AS64512');
  const headers = dialog.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual(['#', 'First seen', 'Last seen']);
  expect(cellWords(dialog.getByRole('row').elements()[1])).toEqual(['1', 'Jan 14 2026 09:12 UTC', 'Active']);
  expect(await axeProblems(document.body)).toEqual([]);
});
