import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { AsLink } from './AsLink.tsx';

it('AsLink leads to the network, and names it where asked', async () => {
  render(<AsLink asn={64512} name="ALDER-NET" />);
  await expect.element(page.getByRole('link', { name: 'AS64512 ALDER-NET' })).toHaveAttribute('href', '/as/64512');
});

it('AsLink says a number once that is all the name there is', async () => {
  render(<AsLink asn={65535} name="AS65535" />);
  await expect.element(page.getByRole('link', { name: 'AS65535', exact: true })).toBeVisible();
});

it('AsLink names the AS_SET of an aggregate outside its link', async () => {
  render(<AsLink asn={64512} originSet={[64530, 64531]} />);
  await expect.element(page.getByRole('link', { name: 'AS64512', exact: true })).toBeVisible();
  await expect.element(page.getByText('AS_SET {64530, 64531}')).toBeVisible();
});
