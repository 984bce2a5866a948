/** Somebody whom a registry names for a network or a domain. */
export interface Contact {
  /** Name of the registry's object, in capitals; empty where it has none. */
  readonly handle: string;
  readonly name: string;
  readonly email: string;
  /** What the registry names it for. */
  readonly role: 'technical' | 'administrative';
}

const ADDRESS = /^[^\s@<>()",;:\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?\.[a-z\d-]{2,63}$/i;

/** A mail address as registries write one; undefined for anything else, hidden ones (`***@example.net`) among it. */
export function contactAddress(text: string): string | undefined {
  const address = text.trim().replace(/^mailto:/i, '');
  return ADDRESS.test(address) && !address.includes('*') ? address : undefined;
}

/** One line for each address, technical contacts first; at most `most`. */
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
