import { listOf, type RpslObject, valueOf, valuesOf } from '../rpsl/rpslObject.ts';
import { RpslReader } from '../rpsl/rpslReader.ts';
import { type Contact, contactAddress } from './contact.ts';

/** Attributes that name contacts, by role: those of RPSL and of LACNIC. */
const references = { technical: ['tech-c', 'routing-c'], administrative: ['admin-c', 'owner-c'] } as const;

/** Lines of ARIN's responses: `OrgTechEmail`, `RAdminName` and so on. */
const ARIN = /^[ \t]*(?:Org|R)(Tech|Admin|NOC|Routing)(Handle|Name|Email):[ \t]*(\S.*?)[ \t]*$/gm;

/** The objects of a whois response; other text that the server prints is ignored. */
export function whoisObjects(text: string): RpslObject[] {
  const objects: RpslObject[] = [];
  const reader = new RpslReader({ onObject: (object) => objects.push(object), onProblem: () => undefined });
  for (const line of text.split('\n')) reader.line(line, 0);
  reader.end();
  return objects;
}

/** Handles, in capitals, of contacts that a response names but does not describe: each needs its own query. */
export function missingHandles(text: string): string[] {
  const objects = whoisObjects(text);
  const known = new Set(objects.flatMap((object) => valuesOf(object, 'nic-hdl').map((handle) => handle.toUpperCase())));
  return [...handlesIn(objects).keys()].filter((handle) => !known.has(handle));
}

/** The contacts of the network or domain in whois responses. Abuse contacts are left out: they do not speak for a network. */
export function whoisContacts(text: string): Contact[] {
  const objects = whoisObjects(text);
  const roles = handlesIn(objects);
  const described = objects.flatMap((object): Contact[] => {
    const handle = valueOf(object, 'nic-hdl').toUpperCase();
    const role = roles.get(handle);
    if (handle === '' || !role) return [];
    const name = valueOf(object, 'person') || valueOf(object, 'role') || valueOf(object, 'name') || handle;
    return ['e-mail', 'email']
      .flatMap((attribute) => listOf(object, attribute))
      .flatMap((given) => {
        const email = contactAddress(given);
        return email === undefined ? [] : [{ handle, name, email, role }];
      });
  });
  return [...described, ...arinContacts(text)];
}

/** Whether the remarks of a response contain a text: whoever can write there speaks for the network. */
export function hasRemark(text: string, wanted: string): boolean {
  return text
    .split('\n')
    .some((line) => /^[ \t]*(?:remarks?|descr|comment)[ \t]*:/i.test(line) && wordsOf(line).includes(wanted));
}

const wordsOf = (line: string): string[] => line.split(/[\s,;"']+/);

function handlesIn(objects: readonly RpslObject[]): Map<string, Contact['role']> {
  const found = new Map<string, Contact['role']>();
  // Contact objects name contacts, too, but their own.
  const subjects = objects.filter(({ type }) => type === 'aut-num' || type === 'domain');
  for (const role of ['technical', 'administrative'] as const)
    for (const subject of subjects)
      for (const name of references[role])
        for (const handle of listOf(subject, name))
          if (!found.has(handle.toUpperCase())) found.set(handle.toUpperCase(), role);
  return found;
}

function arinContacts(text: string): Contact[] {
  const contacts: Contact[] = [];
  let current: Record<string, string> = {};
  for (const [, role = '', field = '', value = ''] of text.matchAll(ARIN)) {
    if (field === 'Handle' || current['role'] !== role) current = { role };
    current[field] = value;
    const email = field === 'Email' ? contactAddress(value) : undefined;
    if (email === undefined) continue;
    const { Handle: handle = '', Name: name = '' } = current;
    contacts.push({
      handle: handle.toUpperCase(),
      name: name || handle || email,
      email,
      role: role === 'Admin' ? 'administrative' : 'technical',
    });
  }
  return contacts;
}
