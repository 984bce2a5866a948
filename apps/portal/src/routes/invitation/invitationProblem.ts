import type { ApiFailure } from '@routeglass/api-client/client';

/** What the page says of an invitation that could not be accepted: the server's words only where they are about the reader. */
export function invitationProblem({ status, message }: Pick<ApiFailure, 'status' | 'message'>): string {
  if (status === 400 || status === 403) return message;
  return status === 404 ? 'Page not found' : 'An error occurred';
}
