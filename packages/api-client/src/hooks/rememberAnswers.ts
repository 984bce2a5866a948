import { mutate } from 'swr';
import type { GivenAnswers } from '../client/givenAnswers.ts';

/**
 * Puts the answers that came with a page where the hooks look first, so that the first drawing has them. Addresses are those that the
 * provider's client asks. Failures are left to the client: a hook has none before it asked.
 */
export function rememberAnswers(given: GivenAnswers): void {
  for (const [address, { status, body }] of Object.entries(given))
    if (status < 400) void mutate(`GET ${address}`, body, { revalidate: false });
}
