import { BRAND, type Letter, oneLine } from '../mail/letter.ts';

/** The name of a network in letters. */
export const networkName = (asn: number, name: string | null): string =>
  name === null ? `AS${asn}` : `AS${asn} (${oneLine(name)})`;

/** To a contact of a network. It contains no text written by the requesters. */
export function contactLetter(network: string, links: readonly string[]): Letter {
  const [first = '', ...more] = links;
  return {
    subject: `${network}: a request for access at ${BRAND}`,
    lines: [
      `Someone requests access to data that ${BRAND} only shows to the technical contacts of ${network}: security scan results with addresses, BGP sessions and alerts. The registry lists you as a contact, so you decide.`,
      'Opening the link decides nothing: it shows who is asking, with buttons to approve or reject. The link is valid for 30 days; you can also use it to revoke an approval.',
    ],
    button: { label: 'See the request', address: first },
    after: [
      ...(more.length > 0 ? [`More requests for the same network:\n${more.join('\n')}`] : []),
      `You receive at most one such mail per week and network. To never receive them again: ${first}?stop=1`,
    ],
  };
}

export function domainContactLetter(domain: string, link: string): Letter {
  return {
    subject: `${domain}: a request for access at ${BRAND}`,
    lines: [
      `Someone requests access to data that ${BRAND} only shows to the holders of ${domain}. The registry lists you as a contact, so you decide. Opening the link decides nothing.`,
    ],
    button: { label: 'See the request', address: link },
    after: [`To never receive such mails again: ${link}?stop=1`],
  };
}

const outcomes = {
  approved: 'was approved',
  rejected: 'was rejected',
  revoked: 'was revoked',
} as const;
export type Outcome = keyof typeof outcomes;

/** To the requester. */
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
      `You are invited to see the data that ${BRAND} only shows to the technical contacts of ${network}. Accept the invitation with an account that uses this address; the link works once and is valid for 14 days.`,
    ],
    button: {
      label: 'Accept the invitation',
      address: `${origin}/subscription/permission?${new URLSearchParams({ token }).toString()}`,
    },
    after: ['If you did not expect this, ignore this mail: nothing happens unless the link is used.'],
  };
}
