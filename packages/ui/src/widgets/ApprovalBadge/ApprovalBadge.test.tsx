import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ApprovalBadge } from './ApprovalBadge.tsx';

describe('ApprovalBadge', () => {
  it.each([
    [false, false, 'Pending'],
    [true, false, 'Approved'],
    [false, true, 'Rejected'],
  ])('approved %s, rejected %s, says %s', async (isApproved, isRejected, words) => {
    render(<ApprovalBadge isApproved={isApproved} isRejected={isRejected} />);
    await expect.element(page.getByText(words)).toBeVisible();
  });
});
