/**
 * Mailbox as people write it in a form: a dot-atom (RFC 5322, 3.2.3), `@`, and a domain of at least two labels.
 *
 * Quoted local parts and addresses in brackets are lawful and never meant: a form that takes them lets typing errors through.
 */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
const TOP_LEVEL = /^([a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** Octets that a local part and a whole address may have (RFC 5321, 4.5.3.1.1, and RFC 3696, erratum 1690). */
const LONGEST_LOCAL = 64;
const LONGEST = 254;
/** Octets that a label of a domain may have (RFC 1035, 2.3.4). */
const LONGEST_LABEL = 63;

/** Whether a text is an e-mail address that can be written to. Space around it is not part of an address. */
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
