/** A picture that needs no request: a square in two grays. */
export const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="gray" d="M0 0h2v2H0z"/%3E%3Cpath d="M0 1h2v1H0z"/%3E%3C/svg%3E';
