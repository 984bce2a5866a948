import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { routeObjectSpans } from './RouteObjectHistoryDialog.fixtures.ts';
import { RouteObjectHistoryDialog } from './RouteObjectHistoryDialog.tsx';

it('RouteObjectHistoryDialog says what was when', async () => {
  render(
    <RouteObjectHistoryDialog
      isOpen
      onOpenChange={vi.fn()}
      prefix="10.0.0.0/16"
      history={{ status: 'ready', data: routeObjectSpans }}
    />,
  );
  const dialog = page.getByRole('dialog', { name: 'Route Object History' });
  await expect.element(dialog).toMatchTextContent('Route objects for 10.0.0.0/16');
  const headers = dialog.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual(['#', 'Prefix', 'Origin', 'Source', 'Start', 'End']);
  expect(cellWords(dialog.getByRole('row').elements()[1])).toEqual([
    '1',
    '10.0.0.0/16',
    'AS64512',
    'LAB',
    'Jan 14 2026 09:12 UTC',
    'Active',
  ]);
  expect(await axeProblems(document.body)).toEqual([]);
});
