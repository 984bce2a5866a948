import type { ThreadRow } from '@routeglass/api-client/people';
import { BRAND, type Letter, oneLine } from './letter.ts';

const IGNORE = 'If this was not you, ignore this mail: nothing happens unless the link is used.';
const link = (origin: string, path: string, email: string, token: string): string =>
  `${origin}${path}?${new URLSearchParams({ email, token }).toString()}`;

export const setUpLink = (origin: string, email: string, token: string): string =>
  link(origin, '/auth/setup-password', email, token);

/** To an address that somebody registered. */
export function confirmLetter(origin: string, email: string, token: string, name: string): Letter {
  return {
    subject: `Confirm your address for ${BRAND}`,
    lines: [
      `Someone signed up at ${BRAND} as ${oneLine(name)} with this address. Confirm it to finish; the link is valid for 24 hours.`,
    ],
    button: { label: 'Confirm address', address: link(origin, '/auth/registration', email, token) },
    after: [IGNORE],
  };
}

/** To an address that already has an account and was registered again. */
export function knownLetter(origin: string, email: string, token: string): Letter {
  return {
    subject: `You already have an account at ${BRAND}`,
    lines: [
      `Someone signed up at ${BRAND} with this address, which already has an account. Log in at ${origin}/auth/login.`,
      'If you do not remember the password, set a new one; the link is valid for one hour.',
    ],
    button: { label: 'Set a new password', address: setUpLink(origin, email, token) },
    after: [IGNORE],
  };
}

export function resetLetter(origin: string, email: string, token: string): Letter {
  return {
    subject: `Set a new password for ${BRAND}`,
    lines: ['Someone asked to set a new password for this address. The link is valid for one hour.'],
    button: { label: 'Set a new password', address: setUpLink(origin, email, token) },
    after: [IGNORE],
  };
}

/** Informs an account of a security-relevant change. */
export function securityLetter(origin: string, what: string): Letter {
  return {
    subject: `${BRAND}: ${what}`,
    lines: [`${what}.`],
    button: { label: 'Look at your account', address: `${origin}/user/profile` },
    after: ['If this was not you, set a new password now and sign out all other sessions.'],
  };
}

export function changeEmailLetter(origin: string, email: string, token: string, to: string): Letter {
  return {
    subject: `Confirm the new address of your ${BRAND} account`,
    lines: [
      `The address of your account will change to ${oneLine(to)} once both addresses have confirmed it. The links are valid for 24 hours.`,
    ],
    button: { label: 'Confirm', address: link(origin, '/auth/email', email, token) },
    after: ['If this was not you, set a new password now: someone is signed in to your account.'],
  };
}

const kinds: Readonly<Record<ThreadRow['kind'], string>> = {
  message: 'Message',
  feedback: 'Feedback',
  expert: 'Question to an expert',
  plan: 'Request for a plan',
  trial: 'Request for a trial',
  'bgp-session': 'Request for a BGP session',
};

interface Written {
  readonly kind: ThreadRow['kind'];
  readonly subject: string;
  readonly text: string;
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
}

/** To administrators: a message, and the address to reply to. */
export function threadLetter(
  origin: string,
  { name, email }: { readonly name: string; readonly email: string },
  { kind, subject, text, fields = [] }: Written,
): Letter {
  return {
    subject: kind === 'expert' ? kinds.expert : `${kinds[kind]}: ${oneLine(subject)}`,
    lines: [
      `${oneLine(name)} <${oneLine(email)}> wrote at ${origin}:`,
      text,
      ...fields.map((field) => `${field.name}: ${oneLine(field.value)}`),
    ],
  };
}

/** To the writer of a message: an administrator's reply, with a link to answer if there is one. */
export function answerLetter(origin: string, subject: string, text: string, thread: string | null): Letter {
  return {
    subject: `Re: ${oneLine(subject)}`,
    lines: [text],
    ...(thread !== null && {
      button: {
        label: 'Read and reply',
        address: `${origin}/user/messages?${new URLSearchParams({ thread }).toString()}`,
      },
    }),
  };
}
