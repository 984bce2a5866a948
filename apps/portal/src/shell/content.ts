/** What an operator says of itself in the footer: edit it for your own portal. The defaults are neutral examples. */
export const contacts = [
  { label: 'Email', text: 'noc@example.net', href: 'mailto:noc@example.net' },
  { label: 'Media contacts', text: 'press@example.net', href: 'mailto:press@example.net' },
] as const;

/** The year of the copyright line. */
export const year = new Date().getUTCFullYear();
