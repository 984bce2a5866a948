/** What is kept on paper or disk: whose codes they are, and one code a line. */
export function codesFile(brand: string, email: string, codes: readonly string[]): string {
  return [`Recovery codes of ${brand} for ${email}. Each works once.`, '', ...codes, ''].join('\n');
}
