import { type Contact, contactAddress } from '@routeglass/domain/contacts';
import * as v from 'valibot';

interface Entity {
  readonly handle?: string | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly vcardArray?: unknown;
  readonly entities?: readonly Entity[] | undefined;
}

/** A contact or an organization (RFC 9083, section 5.1); what else it says is not read. */
const entity: v.GenericSchema<unknown, Entity> = v.object({
  handle: v.optional(v.string()),
  roles: v.optional(v.array(v.string())),
  vcardArray: v.optional(v.unknown()),
  entities: v.optional(v.array(v.lazy(() => entity))),
});

/** An answer about a number or a name (RFC 9083). */
export const rdapAnswer = v.object({
  entities: v.optional(v.array(entity), []),
  remarks: v.optional(v.array(v.object({ description: v.optional(v.array(v.string()), []) })), []),
});
export type RdapAnswer = v.InferOutput<typeof rdapAnswer>;

/** A jCard (RFC 7095): properties as lists of name, parameters, type and values. */
const card = v.tuple([v.literal('vcard'), v.array(v.pipe(v.array(v.unknown()), v.minLength(4)))]);

const roles: Readonly<Record<string, Contact['role']>> = {
  technical: 'technical',
  noc: 'technical',
  administrative: 'administrative',
};
/** Entities in entities in entities: what registries nest, and no deeper. */
const DEEPEST = 4;

/** The contacts that an answer names, those of its organizations among them. */
export function rdapContacts(answer: RdapAnswer): Contact[] {
  return contactsIn(answer.entities, DEEPEST);
}

export function rdapHasRemark({ remarks }: RdapAnswer, wanted: string): boolean {
  return remarks.some(({ description }) => description.some((line) => line.split(/[\s,;"']+/).includes(wanted)));
}

function contactsIn(entities: readonly Entity[], depth: number): Contact[] {
  if (depth === 0) return [];
  return entities.flatMap((one) => [...contactOf(one), ...contactsIn(one.entities ?? [], depth - 1)]);
}

function contactOf({ handle = '', roles: given = [], vcardArray }: Entity): Contact[] {
  const role = given.map((name) => roles[name.toLowerCase()]).find((known) => known !== undefined);
  const read = v.safeParse(card, vcardArray);
  if (role === undefined || !read.success) return [];
  const valuesOf = (property: string): string[] =>
    read.output[1].flatMap(([name, , , value]) => (name === property && typeof value === 'string' ? [value] : []));
  return valuesOf('email').flatMap((text) => {
    const email = contactAddress(text);
    return email === undefined
      ? []
      : [{ handle: handle.toUpperCase(), name: valuesOf('fn')[0] ?? handle, email, role }];
  });
}
