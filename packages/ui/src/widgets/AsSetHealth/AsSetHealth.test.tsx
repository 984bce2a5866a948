import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ailingSet, soundSet } from './AsSetHealth.fixtures.ts';
import { AsSetHealth } from './AsSetHealth.tsx';

const both = { status: 'ready', data: [soundSet, ailingSet] } as const;

describe('AsSetHealth', () => {
  it('has a badge for each check of each registry', async () => {
    render(<AsSetHealth asSet="AS-NORTHWIND" health={both} />);
    await expect.element(page.getByRole('region', { name: 'Health of AS-NORTHWIND' })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(12);
  });

  it('shows why by the keyboard', async () => {
    render(<AsSetHealth asSet="AS-NORTHWIND" health={both} source="RADB" />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Health of AS-NORTHWIND in RADB: 1 loop' })).toBeVisible();
    await expect.element(page.getByText('AS-NORTHWIND > AS-EAST > AS-NORTHWIND')).toBeVisible();
  });

  it('says so of a set that no registry has', () => {
    const { stage } = render(<AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'ready', data: [] }} />);
    expect(stage.textContent).toContain('No loaded registry has this set.');
    expect(stage.querySelector('[data-skeleton]')).toBeNull();
  });

  it('says what to load where no registry of the Internet is: one of a demo may be', () => {
    const empty = { status: 'ready', data: [] } as const;
    const { stage } = render(<AsSetHealth asSet="AS-NORTHWIND" health={empty} missingSource="irr" />);
    expect(stage.textContent).toContain('No loaded registry has this set. Load the dump of a registry (RPSL):');
    expect(stage.textContent).not.toContain('No routing registry is loaded');
  });

  it('keeps the place of what usually comes where no registry has the set', async () => {
    const { innerWidth, innerHeight } = window;
    for (const width of [360, 412, 1024]) {
      await page.viewport(width, 800);
      const { stage: loading } = render(<AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'loading' }} />);
      const { height } = loading.getBoundingClientRect();
      const { stage } = render(<AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'ready', data: [] }} />);
      expect(stage.getBoundingClientRect().height).toBe(height);
    }
    await page.viewport(innerWidth, innerHeight);
  });

  it('offers to ask again', async () => {
    const onRetry = vi.fn();
    render(<AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'error', message: 'No answer.', onRetry }} />);
    await page.getByRole('button').click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no axe violation', async () => {
    render(<AsSetHealth asSet="AS-NORTHWIND" health={both} />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
