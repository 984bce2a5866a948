/** The facts of a failed call that decide the words. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Says what happened, why, and what to do, for visitors of a page that the API may not know. */
export function failureWords({ code, status, message }: Failure, api: string): string {
  const server = api === '' ? 'the server' : api;
  if (code === 'E_TRANSPORT')
    return `Can't reach ${server}. It may be down, or it does not allow this site yet. Trying again in a moment.`;
  if (code === 'E_ANSWER') return `This element does not understand the version that ${server} runs.`;
  if (code === 'E_PRO_REQUIRED') return 'This data is only available for users with Pro Subscription.';
  if (code === 'E_NOT_FOUND' || status === 404) return `No data at ${server}: ${message}.`;
  if (status === 429) return `Too many requests to ${server}. Trying again in a moment.`;
  return message;
}
