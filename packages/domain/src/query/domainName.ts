const LABEL = /^(?!-)[\p{L}\p{N}_-]{1,63}(?<!-)$/u;

/** Whether a text has the form of a host or domain name: two or more labels, the last not a number, at most 253 characters. */
export function isDomainName(text: string): boolean {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  if (name.length > 253) return false;
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && last.length >= 2 && !/^\d+$/.test(last);
}
