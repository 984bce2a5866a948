import { parseAsn } from '@routeglass/domain/asn';
import { all, email, required, type FieldRule } from '@routeglass/domain/field-rules';
import { trappedIn } from '../../facts/honeypot.ts';
import type { PlanContact } from './planRequest.ts';

const asn: FieldRule = (text) => (parseAsn(text.trim()) === undefined ? 'Enter a valid AS number' : null);

const ofAll = { asn: all(required, asn) };

/** Validation rules of the fields, in the order of the form: signed-in readers only enter the AS number. */
export function planRequestRules(isSignedIn: boolean): Readonly<Record<string, FieldRule>> {
  if (isSignedIn) return ofAll;
  return { email: all(required, email), firstname: required, lastname: required, position: required, ...ofAll };
}

/** The requester's values, trimmed. */
export function readContact(textOf: (name: string) => string): PlanContact {
  return {
    email: textOf('email').trim(),
    firstname: textOf('firstname').trim(),
    lastname: textOf('lastname').trim(),
    position: textOf('position').trim(),
    ...trappedIn(textOf),
  };
}
