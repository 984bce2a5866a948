import type { ApiFailure } from '@routeglass/api-client/client';

/** The page's text if an invitation could not be accepted. Uses the server's message only if it is about the reader. */
export function invitationProblem({ status, message }: Pick<ApiFailure, 'status' | 'message'>): string {
  if (status === 400 || status === 403) return message;
  return status === 404 ? 'Page not found' : 'An error occurred';
}
