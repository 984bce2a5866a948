const MAX_ASN = 4_294_967_295;

/** The AS number in a path or a parameter, or null if there is none. */
export function readAsn(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const asn = Number(text);
  return asn <= MAX_ASN ? asn : null;
}
