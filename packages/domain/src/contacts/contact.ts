/** A person or role that a registry lists as contact of a network or domain. */
export interface Contact {
  /** Name of the registry's object, in capitals; empty if it has none. */
  readonly handle: string;
  readonly name: string;
  readonly email: string;
  /** The contact's role in the registry. */
  readonly role: 'technical' | 'administrative';
}

const ADDRESS = /^[^\s@<>()",;:\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?\.[a-z\d-]{2,63}$/i;

/** An e-mail address in a registry; undefined for anything else, including hidden ones (`***@example.net`). */
export function contactAddress(text: string): string | undefined {
  const address = text.trim().replace(/^mailto:/i, '');
  return ADDRESS.test(address) && !address.includes('*') ? address : undefined;
}

/** Contacts without duplicate addresses, technical ones first; at most `most`. */
export function distinctContacts(contacts: readonly Contact[], most = 10): Contact[] {
  const ordered = [
    ...contacts.filter(({ role }) => role === 'technical'),
    ...contacts.filter(({ role }) => role === 'administrative'),
  ];
  const byAddress = new Map<string, Contact>();
  for (const contact of ordered) {
    const key = contact.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, contact);
  }
  return [...byAddress.values()].slice(0, most);
}
