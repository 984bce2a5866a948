/** `https://user@host:443/path`, `//host`. */
const URL_WITH_HOST =
  /^(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#@\s]*@)?(\[[^\]\s]+\]|[^/?#:@\s]+)(?::\d{0,5})?(?:[/?#]\S*)?$/i;
/** `host:443`, or `host/path` as in an address bar; a number after the slash would be a prefix length. */
const BARE_HOST = /^(?!.*\/\d{1,3}$)([^/?#:@\s]+)(?::\d{1,5}(?:[/?#]\S*)?|[/?#]\S*)$/;
const MAIL = /^(?:mailto:)?[^\s@/:]+@([^\s@/:?]+)(?:\?\S*)?$/i;

/** The host in a pasted URL or e-mail address, without the brackets of an IPv6 address; undefined for any other text. */
export function hostIn(text: string): string | undefined {
  const host = URL_WITH_HOST.exec(text)?.[1] ?? MAIL.exec(text)?.[1] ?? dotted(BARE_HOST.exec(text)?.[1]);
  return host?.replace(/^\[(.*)\]$/, '$1');
}

/** A name with a dot inside it. This is not part of the regular expression, which would try each dot of a text with thousands of them. */
function dotted(name: string | undefined): string | undefined {
  return name?.slice(1, -1).includes('.') ? name : undefined;
}
