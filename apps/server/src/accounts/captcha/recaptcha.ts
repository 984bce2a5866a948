import * as v from 'valibot';

const answered = v.object({ success: v.boolean() });
const PATIENCE = 5_000;

export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secret: string;
  /** Address for checking answers; can be replaced for tests and mirrors. */
  readonly verifyUrl: string;
}

/** Whether Google accepts the answer. Throws if Google cannot be reached. */
export async function checkRecaptcha(
  { secret, verifyUrl }: RecaptchaKeys,
  answer: string,
  address: string,
): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer, remoteip: address }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return v.parse(answered, await response.json()).success;
}
