import { domainToASCII, domainToUnicode } from 'node:url';
import { isDomainName } from '@routeglass/domain/query';
import { badRequest } from './problem.ts';

/** A domain name in both forms: as DNS takes it and as people read it (RFC 5890). */
export interface DomainName {
  readonly ascii: string;
  readonly unicode: string;
}

const LONGEST = 253;

/** Reads a domain name from a request. Throws E_BAD_REQUEST for names that no registry could hold. */
export function readDomainName(text: string): DomainName {
  const trimmed = text.trim().replace(/\.$/, '');
  // The mapping also accepts addresses and paths, so its result must be checked as a name, too.
  const ascii = /[\s/:@%?#[\]\\]/.test(trimmed) ? '' : domainToASCII(trimmed).toLowerCase();
  if (ascii === '' || ascii.length > LONGEST || !isDomainName(ascii))
    throw badRequest('name', `${JSON.stringify(text.slice(0, 80))} is not a domain name such as example.net`);
  return { ascii, unicode: domainToUnicode(ascii) };
}
