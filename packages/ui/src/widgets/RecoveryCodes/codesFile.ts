/** The file to save: the account, and one code per line. */
export function codesFile(brand: string, email: string, codes: readonly string[]): string {
  return [`Recovery codes of ${brand} for ${email}. Each works once.`, '', ...codes, ''].join('\n');
}
