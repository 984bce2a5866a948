import { describe, expect, it } from 'vitest';
import { domains } from './DomainAccessList.fixtures.ts';
import { domainRules, domainStanding, type OwnDomain } from './ownDomain.ts';

const domain = domains[0] as OwnDomain;

describe('domainRules', () => {
  it.each([
    ['', 'Required field'],
    ['example', 'Enter a domain, such as example.net'],
    ['noc@example.net', 'Enter a domain, such as example.net'],
    ['https://example.net/', 'Enter a domain, such as example.net'],
    [' example.net ', null],
    ['bücher.example', null],
  ])('of %j', (text, problem) => expect(domainRules.domain(text)).toBe(problem));
});

describe('domainStanding', () => {
  it.each([
    ['approved', null],
    ['rejected', /rejected/],
    ['sent', /mailed the contact/],
    ['new', /looking up the contact/],
    ['error', /^Whois is unavailable right now\. An administrator/],
  ] as const)('of %s', (status, words) => {
    const text = domainStanding({ ...domain, status, problem: 'Whois is unavailable right now.' });
    if (words === null) expect(text).toBeNull();
    else expect(text).toMatch(words);
  });
});
