import type { OwnDomain } from './ownDomain.ts';

const recordOf = (domain: string) => ({
  name: `_routeglass.${domain}`,
  text: 'routeglass-verification=0123456789abcdef0123456789abcdef',
});

export const domains: readonly OwnDomain[] = [
  { domain: 'kestrel.example', status: 'sent', problem: null, record: recordOf('kestrel.example') },
  { domain: 'aurora.example', status: 'approved', problem: null, record: recordOf('aurora.example') },
  {
    domain: 'no-contact.example',
    status: 'error',
    problem: 'Whois lists no contact with an email address.',
    record: recordOf('no-contact.example'),
  },
  { domain: 'other.example', status: 'rejected', problem: null, record: recordOf('other.example') },
];
