import type { Company } from '@routeglass/ui/CompanyLogo';

interface Written {
  readonly name: string;
  readonly picture?: string | undefined;
  readonly mark?: string | undefined;
}

/** A company of the operator's content in the form that widgets use. */
export const companyOf = ({ name, picture, mark }: Written): Company => ({
  name,
  picture,
  mark,
});

/** The company of a customer's story: its logo is an address, or the name of a company that has one. */
export function companyOfCase(alt: string, logo: string, known: readonly Written[]): Company {
  if (/^(?:\/|https?:)/.test(logo)) return { name: alt, picture: logo };
  const named = known.find(({ name }) => name === logo);
  return named ? { ...companyOf(named), name: alt } : { name: alt };
}
