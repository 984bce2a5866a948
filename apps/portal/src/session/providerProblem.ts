const words: Readonly<Record<string, string>> = {
  refused: 'You did not log in there. Try again, or log in another way.',
  expired: 'This log-in took too long or was started in another browser. Try again.',
  'no-address': 'The provider has not confirmed your address. Confirm it there, or sign up here.',
  blocked: 'This account is blocked. Write to the operator of this site.',
};

/** The log-in page's text for a provider's `error`; undefined without one. */
export function providerProblem(error: string | null): string | undefined {
  if (error === null || error === '') return undefined;
  return Object.hasOwn(words, error) ? words[error] : 'The log-in did not work. Try again, or log in another way.';
}
