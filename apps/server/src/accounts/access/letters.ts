import { BRAND, type Letter, oneLine } from '../mail/letter.ts';

/** What a letter calls a network. */
export const networkName = (asn: number, name: string | null): string =>
  name === null ? `AS${asn}` : `AS${asn} (${oneLine(name)})`;

/** To a contact of a network. Nothing of it was written by who asks. */
export function contactLetter(network: string, links: readonly string[]): Letter {
  const [first = '', ...more] = links;
  return {
    subject: `${network}: a request for access at ${BRAND}`,
    lines: [
      `Somebody asks for access to what ${BRAND} shows to the technical contacts of ${network} alone: findings of security scans with addresses, BGP sessions and alerts. The registry names you as a contact, so you decide.`,
      'Opening the link decides nothing: it shows who asks, with buttons to approve or reject. The link works for 30 days; with it you can also take an approval back.',
    ],
    button: { label: 'See the request', address: first },
    after: [
      ...(more.length > 0 ? [`More requests for the same network:\n${more.join('\n')}`] : []),
      `You get at most one such letter a week about a network. To get none again, ever: ${first}?stop=1`,
    ],
  };
}

export function domainContactLetter(domain: string, link: string): Letter {
  return {
    subject: `${domain}: a request for access at ${BRAND}`,
    lines: [
      `Somebody asks for access to what ${BRAND} shows to the holders of ${domain} alone. The registry names you as a contact, so you decide. Opening the link decides nothing.`,
    ],
    button: { label: 'See the request', address: link },
    after: [`To get no such letter again, ever: ${link}?stop=1`],
  };
}

const outcomes = {
  approved: 'was approved',
  rejected: 'was rejected',
  revoked: 'was taken back',
} as const;
export type Outcome = keyof typeof outcomes;

/** To who asked. */
export function outcomeLetter(origin: string, subject: string, outcome: Outcome): Letter {
  return {
    subject: `Your access to ${subject} ${outcomes[outcome]}`,
    lines: [`Your access to ${subject} at ${BRAND} ${outcomes[outcome]}.`],
    button: { label: 'Open your dashboard', address: `${origin}/user/radar` },
  };
}

export function invitationLetter(origin: string, network: string, token: string): Letter {
  return {
    subject: `Invitation to ${network} at ${BRAND}`,
    lines: [
      `You are invited to see what ${BRAND} shows to the technical contacts of ${network} alone. Accept it with an account of this address; the link works once and for 14 days.`,
    ],
    button: {
      label: 'Accept the invitation',
      address: `${origin}/subscription/permission?${new URLSearchParams({ token }).toString()}`,
    },
    after: ['If you did not expect it, ignore this letter: nothing happens without the link.'],
  };
}
