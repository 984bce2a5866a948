import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactAddress, distinctContacts } from './contact.ts';
import { hasRemark, missingHandles, whoisContacts } from './whoisContacts.ts';

const RIPE = `% This is the RIPE Database query service.

% Information related to 'AS64500'

aut-num:        AS64500
as-name:        EXAMPLE
remarks:        routeglass-verification=abc123
admin-c:        AB1-RIPE
tech-c:         NOC5-RIPE
tech-c:         XY9-RIPE
source:         RIPE

role:           Example NOC
e-mail:         noc@example.net
nic-hdl:        NOC5-RIPE
tech-c:         ZZ1-RIPE
source:         RIPE

person:         Ada Brook
e-mail:         ada@example.net
nic-hdl:        ab1-ripe
source:         RIPE

role:           Abuse desk
abuse-mailbox:  abuse@example.net
e-mail:         abuse@example.net
nic-hdl:        AD7-RIPE
source:         RIPE
`;

const ARIN = `ASNumber:       64500
Comment:        routeglass-verification=abc123

OrgTechHandle: NOC12-ARIN
OrgTechName:   Network Operations
OrgTechPhone:  +1-555-0100
OrgTechEmail:  noc@example.com

OrgAdminHandle: ADM1-ARIN
OrgAdminName:   Ada Brook
OrgAdminEmail:  ada@example.com

OrgAbuseHandle: ABU1-ARIN
OrgAbuseEmail:  abuse@example.com
`;

describe('whoisContacts', () => {
  it('reads the objects that the network names, and no abuse desk', () => {
    expect(distinctContacts(whoisContacts(RIPE))).toEqual([
      { handle: 'NOC5-RIPE', name: 'Example NOC', email: 'noc@example.net', role: 'technical' },
      { handle: 'AB1-RIPE', name: 'Ada Brook', email: 'ada@example.net', role: 'administrative' },
    ]);
  });
  it('reads ARIN', () => {
    expect(whoisContacts(ARIN)).toEqual([
      { handle: 'NOC12-ARIN', name: 'Network Operations', email: 'noc@example.com', role: 'technical' },
      { handle: 'ADM1-ARIN', name: 'Ada Brook', email: 'ada@example.com', role: 'administrative' },
    ]);
  });
  it('names the handles that are still to be asked for', () => {
    expect(missingHandles(RIPE)).toEqual(['XY9-RIPE']);
  });
  it('finds a remark as a word of its own', () => {
    for (const text of [RIPE, ARIN]) expect(hasRemark(text, 'routeglass-verification=abc123')).toBe(true);
    expect(hasRemark(RIPE, 'routeglass-verification=abc')).toBe(false);
    expect(hasRemark('aut-num: routeglass-verification=abc123', 'routeglass-verification=abc123')).toBe(false);
  });
  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        void whoisContacts(text);
        void missingHandles(text);
        void hasRemark(text, 'x');
      }),
    );
  });
});

describe('contactAddress', () => {
  it.each([
    ['noc@example.net', 'noc@example.net'],
    ['mailto:noc@example.net', 'noc@example.net'],
    ['***@example.net', undefined],
    ['noc@example.net\r\nbcc: x@y.example', undefined],
    ['noc', undefined],
    ['a b@example.net', undefined],
    ['"x"@example.net', undefined],
  ])('of %j is %s', (text, address) => expect(contactAddress(text)).toBe(address));
});
