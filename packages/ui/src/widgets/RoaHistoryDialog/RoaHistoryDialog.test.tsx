import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { roaSpans } from './RoaHistoryDialog.fixtures.ts';
import { RoaHistoryDialog } from './RoaHistoryDialog.tsx';

it('RoaHistoryDialog says what was when', async () => {
  render(
    <RoaHistoryDialog
      isOpen
      onOpenChange={vi.fn()}
      prefix="10.0.0.0/16"
      history={{ status: 'ready', data: roaSpans }}
    />,
  );
  const dialog = page.getByRole('dialog', { name: 'RPKI ROA History' });
  await expect.element(dialog).toMatchTextContent('ROAs that cover 10.0.0.0/16');
  const headers = dialog.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    '#',
    'Prefix',
    'Origin',
    'TA',
    'Max length',
    'Start',
    'End',
  ]);
  expect(cellWords(dialog.getByRole('row').elements()[1])).toEqual([
    '1',
    '10.0.0.0/16',
    'AS64512',
    'lab',
    '24',
    'Jan 14 2026 09:12 UTC',
    'Active',
  ]);
  expect(await axeProblems(document.body)).toEqual([]);
});
