/**
 * The local part of a mailbox as people write it in a form: a dot-atom (RFC 5322, 3.2.3). After the `@` comes a domain of at least two labels.
 *
 * Quoted local parts and addresses in brackets are valid, but nobody means them: a form that accepts them lets typing errors through.
 */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
const TOP_LEVEL = /^([a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** Longest local part and longest address, in octets (RFC 5321, 4.5.3.1.1, and RFC 3696, erratum 1690). */
const LONGEST_LOCAL = 64;
const LONGEST = 254;
/** Longest label of a domain, in octets (RFC 1035, 2.3.4). */
const LONGEST_LABEL = 63;

/** Whether a text is a usable e-mail address. Surrounding space is not allowed. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST) return false;
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= LONGEST_LOCAL &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
