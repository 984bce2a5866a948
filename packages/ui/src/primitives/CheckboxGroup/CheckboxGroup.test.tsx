import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { feeds } from './CheckboxGroup.fixtures.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

describeConformance<HTMLDivElement>(
  'CheckboxGroup',
  (host) => <CheckboxGroup {...host} label="Incidents" items={feeds} hasParent />,
  { interactive: true },
);

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const press = (name: string) => userEvent.click(page.getByText(name, { exact: true }));

describe('CheckboxGroup', () => {
  it('is named by its label and says each change', async () => {
    const onChange = vi.fn();
    render(<CheckboxGroup label="Incidents" items={feeds} defaultSelected={['leaks']} onChange={onChange} />);
    await expect.element(page.getByRole('group', { name: 'Incidents' })).toBeVisible();
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenLastCalledWith(['leaks', 'created']);
    await press('Prefixes in leaks');
    expect(onChange).toHaveBeenLastCalledWith(['created']);
  });

  it('sets and clears all with the parent, which shows a dash between', async () => {
    const onChange = vi.fn();
    render(<CheckboxGroup label="Incidents" items={feeds} hasParent onChange={onChange} />);
    await press('Created hijacks');
    await expect.element(box('Incidents')).toBePartiallyChecked();
    await press('Incidents');
    expect(onChange).toHaveBeenLastCalledWith(['created', 'affected', 'leaks']);
    await expect.element(box('Incidents')).toBeChecked();
    await press('Affected hijacks');
    await expect.element(box('Incidents')).toBePartiallyChecked();
    await press('Incidents');
    await press('Incidents');
    expect(onChange).toHaveBeenLastCalledWith([]);
    await expect.element(box('Incidents')).not.toBeChecked();
  });

  it('leaves the selection to its owner', async () => {
    const onChange = vi.fn();
    render(<CheckboxGroup label="Incidents" items={feeds} selected={['leaks']} hasParent onChange={onChange} />);
    await press('Incidents');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['created', 'affected', 'leaks']);
    await expect.element(box('Created hijacks')).not.toBeChecked();
  });

  it('sends its answers by its name, and the parent not at all', () => {
    const { stage } = render(
      <form>
        <CheckboxGroup label="Incidents" items={feeds} name="feeds" hasParent defaultSelected={['created', 'leaks']} />
      </form>,
    );
    const data = new FormData(stage.querySelector('form') ?? undefined);
    expect([...data]).toEqual([
      ['feeds', 'created'],
      ['feeds', 'leaks'],
    ]);
  });

  it('is invalid with its error', async () => {
    render(<CheckboxGroup label="Incidents" items={feeds} error="Choose at least one." />);
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Choose at least one.');
  });
});
