import { isReservedAsn } from '@routeglass/domain/asn';
import { type Contact, distinctContacts, hasRemark, missingHandles, whoisContacts } from '@routeglass/domain/contacts';
import { parseWhoisServer, questionFor, type WhoisServer } from '@routeglass/domain/whois';
import { type Kysely, sql } from 'kysely';
import { createNameSystem } from '../../outside/nameSystem.ts';
import { rdapContacts, rdapHasRemark } from '../../outside/rdap/entities.ts';
import { createRdapClient, type RdapSettings } from '../../outside/rdap/rdapClient.ts';
import { converse } from '../../outside/whois/converse.ts';
import { lookUp } from '../../outside/whois/lookUp.ts';
import { createPace } from '../../outside/whois/pace.ts';
import { reach } from '../../outside/whois/reach.ts';
import type { Database } from '../../store/schema.ts';

/** External servers that know the holder of a network. */
export interface RegistrySettings {
  readonly whois: { readonly first: WhoisServer; readonly timeout?: number };
  readonly resolver: { readonly servers: readonly string[]; readonly timeout?: number };
  /** Without it, only whois is queried. */
  readonly rdap?: RdapSettings;
}

/** Registry data about the holders of networks and domains, queried each time. */
export interface Registries {
  /** Technical contacts first. Throws if none of the sources that could know is available. */
  contactsOf(asn: number): Promise<Contact[]>;
  /** Whether the network's remarks contain a text. Throws if no source is available. Without settings, only dumps are searched. */
  hasRemark(asn: number, text: string): Promise<boolean>;
  domainContacts(name: string): Promise<Contact[]>;
  /** Whether DNS has a TXT record with this name and text. */
  hasText(name: string, text: string): Promise<boolean>;
}

const MOST_HANDLES = 4;
const QUESTIONS_A_MINUTE = 30;

/**
 * Queries RDAP first, then whois. Loaded dumps are used for numbers that no registry assigns, and if no server is available. Without settings, only
 * dumps are used.
 */
export function createRegistries(
  db: Kysely<Database>,
  settings: RegistrySettings | undefined,
  clock: () => number,
): Registries {
  const rdap = settings?.rdap && createRdapClient(settings.rdap, clock);
  const pace = createPace(QUESTIONS_A_MINUTE, clock);
  const patience = { timeout: settings?.whois.timeout ?? 10_000, largest: 262_144 };
  const names = createNameSystem(settings?.resolver ?? { servers: [] });

  const entryOf = async (subject: Parameters<typeof lookUp>[0]): Promise<string> => {
    if (!settings) return '';
    const { entry, server } = await lookUp(subject, { first: settings.whois.first, patience, pace });
    if (entry === null) return '';
    const closest = parseWhoisServer(server);
    const more = closest ? await describe(closest, missingHandles(entry).slice(0, MOST_HANDLES)) : [];
    return [entry, ...more].join('\n\n');
  };
  /** Looks up contacts that an entry names without addresses, at the server that named them. */
  const describe = async (server: WhoisServer, handles: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const handle of handles) {
      const { address } = await reach(server);
      pace(server.host);
      found.push(await converse(server, address, questionFor(server, { kind: 'contact', handle }), patience));
    }
    return found;
  };
  const fromDump = async (asn: number): Promise<string> => {
    const { rows } = await sql<{ object_text: string }>`
      with network as (select object_text, source from live_rpsl_object where type = 'aut-num' and name = ${`AS${asn}`})
      select object_text from network
      union all
      select o.object_text from network n
        cross join lateral regexp_matches(n.object_text, '^(?:tech-c|admin-c):\\s*(\\S+)', 'gin') named
        join live_rpsl_object o on o.source = n.source and o.type in ('person', 'role') and o.name = upper(named[1])
    `.execute(db);
    return rows.map(({ object_text }) => object_text).join('\n\n');
  };
  /** The first result. A failure is thrown only if no other way has a result. */
  const firstOf = async <T>(ways: readonly (() => Promise<T | undefined>)[]): Promise<T | undefined> => {
    let problem: unknown;
    for (const way of ways) {
      try {
        const found = await way();
        if (found !== undefined) return found;
      } catch (error) {
        problem ??= error;
      }
    }
    if (problem) throw problem;
    return undefined;
  };
  const unlessNone = (contacts: readonly Contact[]): Contact[] | undefined => {
    const distinct = distinctContacts(contacts);
    return distinct.length > 0 ? distinct : undefined;
  };
  const orNot = (holds: boolean): true | undefined => (holds ? true : undefined);

  return {
    async contactsOf(asn) {
      const ofDump = async () => unlessNone(whoisContacts(await fromDump(asn)));
      if (isReservedAsn(asn)) return (await ofDump()) ?? [];
      const ofRdap = async () => {
        const answer = await rdap?.autnum(asn);
        return answer ? unlessNone(rdapContacts(answer)) : undefined;
      };
      const ofWhois = async () => unlessNone(whoisContacts(await entryOf({ kind: 'as', asn, with: 'contacts' })));
      return (await firstOf([ofRdap, ofWhois, ofDump])) ?? [];
    },

    async hasRemark(asn, text) {
      const inDump = async () => orNot(hasRemark(await fromDump(asn), text));
      if (isReservedAsn(asn)) return (await inDump()) ?? false;
      const inRdap = async () => {
        const answer = await rdap?.autnum(asn);
        return answer ? orNot(rdapHasRemark(answer, text)) : undefined;
      };
      const inWhois = async () => orNot(hasRemark(await entryOf({ kind: 'as', asn }), text));
      return (await firstOf([inRdap, inWhois])) ?? false;
    },

    async domainContacts(name) {
      return distinctContacts(whoisContacts(await entryOf({ kind: 'domain', name })));
    },

    async hasText(name, text) {
      return ((await names.texts(name)) ?? []).includes(text);
    },
  };
}
