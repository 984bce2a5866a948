import { useState } from 'react';
import type { Key } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { announcementColumns, announcements } from './DataTable.fixtures.tsx';
import { DataTable } from './DataTable.tsx';

const rows = announcements(6);
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`, 'i') });

/** The input is below the drawing of the checkbox. */
const tick = (name: string, options: { modifiers?: ['Shift'] } = {}) =>
  userEvent.click(box(name).element().closest('label') ?? box(name), options);

describe.each([
  ['all rows built', undefined],
  ['rows in sight built', 400],
])('selection of a DataTable, %s', (_case, virtualHeight) => {
  let selected: ReadonlySet<Key> = new Set();

  function Table({ before = [] }: { before?: Key[] }) {
    const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set(before));
    selected = keys;
    return (
      <DataTable
        label="Announcements"
        columns={announcementColumns}
        rows={rows}
        rowKey={(row) => row.prefix}
        selected={keys}
        onSelect={setKeys}
        virtualHeight={virtualHeight}
      />
    );
  }

  const numbers = () =>
    [...selected]
      .map((key) => String(key).split('.')[2])
      .toSorted((a, b) => Number(a) - Number(b))
      .join('');

  it('ticks rows and says how many', async () => {
    render(<Table />);
    await tick('10.0.1.0');
    await tick('10.0.4.0');
    expect(numbers()).toBe('14');
    await expect.element(box('10.0.4.0')).toBeChecked();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 6 rows selected');
    await tick('10.0.1.0');
    expect(numbers()).toBe('4');
  });

  it('ticks with Shift all rows between', async () => {
    render(<Table />);
    await tick('10.0.1.0');
    await tick('10.0.4.0', { modifiers: ['Shift'] });
    expect(numbers()).toBe('1234');
  });

  it('ticks all and none, and says when it is some', async () => {
    render(<Table before={['10.0.1.0/24']} />);
    expect(box('all').element()).toHaveProperty('indeterminate', true);
    await tick('all');
    expect(numbers()).toBe('012345');
    await expect.element(box('all')).toBeChecked();
    await tick('all');
    expect(numbers()).toBe('');
  });

  it('leaves the rows of other pages as they are', async () => {
    render(<Table before={['10.9.9.0/24']} />);
    await tick('all');
    expect(numbers()).toBe('0123459');
    await tick('all');
    expect(numbers()).toBe('9');
  });

  it('is done by keyboard', async () => {
    render(<Table />);
    await userEvent.keyboard('{Tab}{ArrowDown} ');
    const begun = numbers();
    expect(begun).toHaveLength(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(numbers()).toHaveLength(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(numbers()).toBe('012345');
    await userEvent.keyboard('{Escape}');
    expect(numbers()).toBe('');
  });
});
