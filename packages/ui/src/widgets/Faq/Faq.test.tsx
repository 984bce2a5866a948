import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { twelveQuestions } from './Faq.fixtures.ts';
import { Faq } from './Faq.tsx';

const question = (name: string) => page.getByRole('button', { name, exact: true });

describe('Faq', () => {
  it('asks twelve questions, each a heading, the first one open', async () => {
    render(<Faq entries={twelveQuestions} level={2} />);
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(12);
    const open = page.getByRole('button', { expanded: true }).elements();
    expect(open.map((button) => button.textContent)).toEqual(['What is BGP monitoring?']);
    await expect.element(page.getByRole('link', { name: 'Read more about BGP' })).toHaveAttribute('href', '/learn');
  });

  it('opens those that say so', async () => {
    render(<Faq entries={twelveQuestions.map((entry) => ({ ...entry, isExpanded: entry.id === 'bogon' }))} />);
    await expect.element(question('What is a bogon?')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(question('What is BGP monitoring?')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens several at once, by keyboard too, and closes them again', async () => {
    render(<Faq entries={twelveQuestions} />);
    await userEvent.click(question('What is a hijack?'));
    await expect.element(page.getByText('A network announces addresses that are not its own.')).toBeVisible();
    await expect.element(question('What is BGP monitoring?')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(question('What is a route leak?')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.element(question('What is a route leak?')).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no axe violation', async () => {
    render(<Faq entries={twelveQuestions} />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
