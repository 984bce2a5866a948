import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { hrefs } from './AuthPanel.fixtures.ts';
import { AuthPanel } from './AuthPanel.tsx';

describe('AuthPanel', () => {
  it.each([
    ['login', 'Log in', ['register', 'reset-password']],
    ['register', 'Sign up', ['login']],
    ['reset-password', 'Reset password', ['login', 'register']],
  ] as const)('%s is titled %s and leads to %j, each with the kept way', async (variant, title, others) => {
    render(
      <AuthPanel variant={variant} hrefs={hrefs}>
        form
      </AuthPanel>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const links = page.getByRole('navigation').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(others.map((other) => hrefs[other]));
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('leads nowhere else once all is done', async () => {
    render(
      <AuthPanel variant="reset-password" hrefs={hrefs} isDone>
        done
      </AuthPanel>,
    );
    await expect.element(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });

  it('has the focus when its form gives way to what comes next', async () => {
    const ui = (children: ReactNode) => (
      <AuthPanel variant="register" hrefs={hrefs}>
        {children}
      </AuthPanel>
    );
    const { rerender } = render(ui(<button>Sign Up</button>));
    page.getByRole('button', { name: 'Sign Up' }).element().focus();
    rerender(ui(<p>Check your mail</p>));
    await expect.element(page.getByRole('group', { name: 'Sign up' })).toHaveFocus();
  });

  it('says why one is here', async () => {
    render(
      <AuthPanel variant="login" hrefs={hrefs} intro="Log in to see your messages.">
        form
      </AuthPanel>,
    );
    await expect.element(page.getByText('Log in to see your messages.')).toBeVisible();
  });
});
