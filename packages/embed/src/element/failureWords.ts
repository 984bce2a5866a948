/** What of a failed call decides the words. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** What happened, why, and what to do, for a visitor of a page that the API does not know. */
export function failureWords({ code, status, message }: Failure, api: string): string {
  const server = api === '' ? 'This server' : api;
  if (code === 'E_TRANSPORT')
    return `${server} does not answer this page. The server may be away, or it does not allow this site yet; it is asked again in a moment.`;
  if (code === 'E_ANSWER') return `${server} answers in another version than this element understands.`;
  if (code === 'E_PRO_REQUIRED') return 'These data are only available for users with Pro Subscription.';
  if (code === 'E_NOT_FOUND' || status === 404) return `${server} has no such data: ${message}.`;
  if (status === 429) return `${server} is asked too often from here. It is asked again in a moment.`;
  return message;
}
