import { domainToASCII, domainToUnicode } from 'node:url';
import { isDomainName } from '@routeglass/domain/query';
import { badRequest } from './problem.ts';

/** A domain name in both of its forms: as it is asked for, and as people read it (RFC 5890). */
export interface DomainName {
  readonly ascii: string;
  readonly unicode: string;
}

const LONGEST = 253;

/** Reads the name in a request. Throws E_BAD_REQUEST for what no registry could hold. */
export function readDomainName(text: string): DomainName {
  const trimmed = text.trim().replace(/\.$/, '');
  // Addresses and paths would be taken for names by the mapping; what it gives must be a name too.
  const ascii = /[\s/:@%?#[\]\\]/.test(trimmed) ? '' : domainToASCII(trimmed).toLowerCase();
  if (ascii === '' || ascii.length > LONGEST || !isDomainName(ascii))
    throw badRequest('name', `${JSON.stringify(text.slice(0, 80))} is not a domain name such as example.net`);
  return { ascii, unicode: domainToUnicode(ascii) };
}
