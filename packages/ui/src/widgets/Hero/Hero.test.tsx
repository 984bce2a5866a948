import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { Hero, type Visitor } from './Hero.tsx';

const visitor: Visitor = { asn: 64512, asName: 'ALDER-NET', ip: '10.0.0.7', prefix: '10.0.0.0/16' };
const search = <input aria-label="Search" />;

describe('Hero', () => {
  it('says what the product is for', async () => {
    render(<Hero search={search} />);
    await expect.element(page.getByText("Get Started. It's free")).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Explore the network');
  });

  it("shows the visitor's network and address", async () => {
    const { stage } = render(<Hero search={search} visitor={visitor} />);
    expect(stage.textContent).toContain('Your ISP is ALDER-NET AS64512, your IP is 10.0.0.7 in 10.0.0.0/16');
    await expect.element(page.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
    await expect
      .element(page.getByRole('link', { name: '10.0.0.0/16' }))
      .toHaveAttribute('href', '/prefix/10.0.0.0/16');
  });

  it('names the registered holder where it is another network', () => {
    const registeredTo = { asn: 64513, asName: 'BIRCH-TRANSIT' };
    const { stage } = render(<Hero search={search} visitor={{ ...visitor, registeredTo }} />);
    expect(stage.textContent).toContain('in 10.0.0.0/16, registered to BIRCH-TRANSIT AS64513');
  });

  it('does not move when the visitor becomes known', () => {
    const { stage, rerender } = render(<Hero search={search} />);
    const top = () => stage.querySelector('input')?.getBoundingClientRect().top;
    const before = top();
    rerender(<Hero search={search} visitor={visitor} />);
    expect(top()).toBe(before);
  });

  it('says what it is in one sentence, and offers examples and documents', async () => {
    const examples = [{ text: 'AS64512', kind: 'network', href: '/as/64512' }];
    const documents = [{ label: 'API', href: '/openapi-config.json' }];
    const { stage } = render(<Hero search={search} statement="It shows routes." {...{ examples, documents }} />);
    expect(stage.textContent).toContain('It shows routes.');
    await expect.element(page.getByRole('link', { name: 'AS64512 network' })).toHaveAttribute('href', '/as/64512');
    await expect
      .element(page.getByRole('list', { name: 'Documents' }).getByRole('link', { name: /^API/ }))
      .toHaveAttribute('target', '_blank');
  });

  it('says nothing of an unknown visitor', () => {
    const { stage } = render(<Hero search={search} />);
    expect(stage.textContent).not.toContain('ISP');
  });

  it('has no axe violation', async () => {
    render(<Hero search={search} visitor={visitor} />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
