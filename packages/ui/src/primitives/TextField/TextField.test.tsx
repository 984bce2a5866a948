import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { TextField } from './TextField.tsx';

describeConformance<HTMLDivElement>(
  'TextField',
  (host) => <TextField {...host} label="Email" description="Where alerts go." />,
  { interactive: true },
);

describe('TextField', () => {
  it('is named by its label and described by its words', async () => {
    render(<TextField label="Email" description="Where alerts go." />);
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Where alerts go.');
  });

  it('keeps its name without the label in sight', async () => {
    render(<TextField label="Email" hideLabel />);
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(page.getByText('Email').elements()).toHaveLength(0);
  });

  it('is invalid with its error', async () => {
    render(<TextField label="Email" error="Enter an address." />);
    const box = page.getByRole('textbox', { name: 'Email' });
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription('Enter an address.');
  });
});
