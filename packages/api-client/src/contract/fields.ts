import { asNumber, email, fieldMessages, ip, password, phone, type FieldRule } from '@routeglass/domain/field-rules';
import * as v from 'valibot';

/** Longer than any name, address or subject; messages have their own limit. */
const LONGEST_LINE = 512;
const LONGEST_MESSAGE = 20_000;
const LONGEST_PASSWORD = 256;
/** For captcha solutions and tokens of links. */
const LONGEST_TOKEN = 8_192;

const tooLong = (most: number) => `The text is longer than ${most} characters`;
const obeys = (rule: FieldRule) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => rule(text) === null,
    ({ input }) => rule(input) ?? '',
  );

/** Fields of a form; a missing field is reported as required, like an empty one. */
export const form = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => (issue.received === 'undefined' ? fieldMessages.required : issue.message));

const filled = (most: number) =>
  v.pipe(
    v.string(fieldMessages.required),
    v.trim(),
    v.minLength(1, fieldMessages.required),
    v.maxLength(most, tooLong(most)),
  );

export const line = filled(LONGEST_LINE);
export const message = filled(LONGEST_MESSAGE);
/** An optional line; empty counts as missing. */
export const optionalLine = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_LINE, tooLong(LONGEST_LINE))));
export const optionalMessage = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_MESSAGE, tooLong(LONGEST_MESSAGE))),
);
export const mailbox = v.pipe(line, obeys(email));
export const optionalMailbox = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || email(text) === null, fieldMessages.email),
  ),
);
export const optionalAsNumber = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check<string, (issue: v.CheckIssue<string>) => string>(
      (text) => text === '' || asNumber(text) === null,
      ({ input }) => asNumber(input) ?? '',
    ),
  ),
);
export const optionalPhone = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || phone(text) === null, fieldMessages.phone),
  ),
);
export const address = v.pipe(line, obeys(ip));
/** A password to sign in with: spaces are kept, and no rule of format applies. */
export const anyPassword = v.pipe(
  v.string(fieldMessages.required),
  v.minLength(1, fieldMessages.required),
  v.maxLength(LONGEST_PASSWORD, tooLong(LONGEST_PASSWORD)),
);
/** A new password, which must obey the password rule. */
export const newPassword = v.pipe(anyPassword, obeys(password));
/** A captcha solution or the token of a link. */
export const token = filled(LONGEST_TOKEN);
/** Address or token of a link, unchecked: the call itself refuses a missing or malformed one like a used one (E_FORM_INVALID). */
export const ofLink = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TOKEN)), '');
/** A field that people do not see; programs that fill in every field give themselves away. */
export const honeypot = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LINE)));
/** A code from an authenticator app, or a recovery code. */
export const code = v.pipe(
  v.string(fieldMessages.required),
  v.trim(),
  v.minLength(1, fieldMessages.required),
  v.maxLength(64, tooLong(64)),
);

/** A checkbox: `true`, `on` or `1` if ticked; missing, `false`, `0` or empty if not. */
export const ticked = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false', 'on', '1', '0', ''])]),
    v.transform((given) => given === true || given === 'true' || given === 'on' || given === '1'),
  ),
  false,
);

/** Answer of a call that has no data to return. */
export const done = v.object({ result: v.literal(true) });
