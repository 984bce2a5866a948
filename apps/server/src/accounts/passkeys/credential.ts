import * as v from 'valibot';
import { Problem } from '../../http/problem.ts';

const text = v.pipe(v.string(), v.maxLength(65_536));
/** The fields read here; the library reads the rest. */
const credentialShape = v.looseObject({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: text, userHandle: v.optional(v.nullable(text)) }),
});
const clientData = v.looseObject({ challenge: text });

export interface GivenCredential {
  readonly id: string;
  /** The answered challenge, which identifies the ceremony. */
  readonly challenge: string;
  /** Account named in the passkey; null if none is. */
  readonly accountId: string | null;
  readonly json: unknown;
}

/** The same error for every invalid passkey. */
export const badPasskey = (cause?: unknown): Problem =>
  Object.assign(
    new Problem('E_FORM_INVALID', 'This passkey was not accepted. Try again.'),
    cause === undefined ? {} : { cause: cause instanceof Error ? cause.message : 'refused' },
  );

/** Reads the browser's response. Throws E_FORM_INVALID. */
export function readCredential(given: unknown): GivenCredential {
  try {
    const { id, response } = v.parse(credentialShape, given);
    const { challenge } = v.parse(clientData, JSON.parse(fromBase64(response.clientDataJSON)));
    return { id, challenge, accountId: response.userHandle ? fromBase64(response.userHandle) : null, json: given };
  } catch (error) {
    throw badPasskey(error);
  }
}

const fromBase64 = (encoded: string): string => Buffer.from(encoded, 'base64url').toString('utf8');
