import { BRAND, type Letter } from '../mail/letter.ts';

type Decision = 'approved' | 'rejected';

/** To the requester of a BGP session. */
export function sessionLetter(
  origin: string,
  { asn, ip }: { readonly asn: number; readonly ip: string },
  state: Decision,
): Letter {
  const address = `${origin}/try-for-free?bgp-wizard=establish-session&bgp-wizard-asn=${asn}`;
  return {
    subject: `Your BGP session from ${ip} (AS${asn}) was ${state}`,
    lines: [
      state === 'approved'
        ? `The collector of ${BRAND} is ready for your router. Its configuration for yours is behind the button.`
        : `The operator of ${BRAND} rejected this session. Answer in your messages to ask why.`,
    ],
    button:
      state === 'approved'
        ? { label: 'Set up your router', address }
        : { label: 'Open your messages', address: `${origin}/user/messages` },
  };
}

/** To the requester of a trial. `ends` is null if it was rejected. */
export function trialLetter(origin: string, asn: number, ends: Date | null): Letter {
  return {
    subject: `Your trial for AS${asn} was ${ends ? 'approved' : 'rejected'}`,
    lines: [
      ends
        ? `The monitoring of AS${asn} is open to you until ${ends.toISOString().slice(0, 10)}.`
        : `The operator of ${BRAND} rejected the trial. Answer in your messages to ask why.`,
    ],
    button: ends
      ? { label: 'Open your dashboard', address: `${origin}/user/radar` }
      : { label: 'Open your messages', address: `${origin}/user/messages` },
  };
}
