import { expect, it } from 'vitest';
import { domainMenu } from './domainMenu.ts';

it('leads to the overview and the whois entry of a domain', () => {
  expect(domainMenu('bücher.example').map(({ label, href }) => [label, href])).toEqual([
    ['Overview', '/domain/overview?domain=b%C3%BCcher.example'],
    ['Whois', '/domain/whois?domain=b%C3%BCcher.example'],
  ]);
});
