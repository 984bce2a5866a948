import type { DomainAccessState } from '@routeglass/domain/access';
import { all, required, type FieldRule } from '@routeglass/domain/field-rules';

/** The reader's own request for a domain. */
export interface OwnDomain {
  readonly domain: string;
  readonly status: DomainAccessState;
  /** Why no contact could be written to. */
  readonly problem: string | null;
  /** The TXT record to add as proof. */
  readonly record: { readonly name: string; readonly text: string };
}

const domainName: FieldRule = (text) =>
  /^[^\s/@:.]+(\.[^\s/@:.]+)+\.?$/u.test(text.trim()) ? null : 'Enter a domain, such as example.net';

export const domainRules = { domain: all(required, domainName) };

/** Status of a request, in one sentence. */
export function domainStanding({ status, problem }: OwnDomain): string | null {
  switch (status) {
    case 'approved':
      return null;
    case 'rejected':
      return 'The request was rejected. You can ask again, or add the record below.';
    case 'sent':
      return 'We mailed the contact of the domain, who decides.';
    case 'error':
      return `${problem ?? 'No contact could be written to.'} An administrator can decide, too.`;
    case 'new':
      return 'We are looking up the contact of the domain in the registry.';
  }
}
