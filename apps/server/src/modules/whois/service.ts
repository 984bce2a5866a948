import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { isReservedAsn } from '@routeglass/domain/asn';
import { DAY_MS, HOUR_MS } from '@routeglass/domain/time';
import type { WhoisServer, WhoisSubject } from '@routeglass/domain/whois';
import type { Kysely } from 'kysely';
import { getDomain } from 'tldts';
import { readDomainName } from '../../http/domainName.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { forEverybody } from '../../store/caller.ts';
import type { Database } from '../../store/schema.ts';
import { lookUp, type WhoisFound } from '../../outside/whois/lookUp.ts';
import { createPace } from '../../outside/whois/pace.ts';
import { findAutNum, findKept, keepEntry, type KeptEntry } from './repository.ts';

type Entry = AnswerOf<Endpoints['whoisAs']>;

/** Registry entries change a few times a year, and registries limit queries. */
const FRESH_FOR = DAY_MS;
const NOTHING_FRESH_FOR = HOUR_MS;
const KEPT_FOR = 30 * DAY_MS;
const QUESTIONS_A_MINUTE = 30;
const PATIENCE = { timeout: 10_000, largest: 262_144 };

export interface WhoisSettings {
  readonly first: WhoisServer;
  /** Timeout for one server, in milliseconds. */
  readonly timeout?: number;
}

/** Whether registries may be queried. Pages do not wait for them, and crawlers must not use up the readers' queries. */
interface Reach {
  readonly mayAsk: boolean;
}
const anywhere: Reach = { mayAsk: true };

/** Whois entries: fetched from the registries, kept for a day, and returned with their age. */
export function createWhoisService(db: Kysely<Database>, clock: () => number, settings: WhoisSettings) {
  const pace = createPace(QUESTIONS_A_MINUTE, clock);
  const patience = { ...PATIENCE, ...(settings.timeout !== undefined && { timeout: settings.timeout }) };
  const asking = new Map<string, Promise<KeptEntry>>();

  /** Queries the registries. Simultaneous requests for the same entry share one query. */
  const askAnew = (key: string, subject: WhoisSubject): Promise<KeptEntry> => {
    const running = asking.get(key);
    if (running) return running;
    const question = forEverybody(async () =>
      keep(key, await lookUp(subject, { first: settings.first, patience, pace })),
    ).finally(() => asking.delete(key));
    asking.set(key, question);
    return question;
  };
  const keep = async (key: string, found: WhoisFound): Promise<KeptEntry> => {
    const kept = { ...found, asked_at: new Date(clock()) };
    await keepEntry(db, key, kept, new Date(clock() - KEPT_FOR));
    return kept;
  };

  /** A fresh kept entry; otherwise the registries' answer if they may be queried; otherwise the kept entry, however old. */
  const entryOf = async (key: string, subject: WhoisSubject, { mayAsk }: Reach = anywhere): Promise<KeptEntry> => {
    const kept = await findKept(db, key);
    const freshFor = kept?.entry === null ? NOTHING_FRESH_FOR : FRESH_FOR;
    if (kept && clock() - kept.asked_at.getTime() < freshFor) return kept;
    if (!mayAsk) throw new Problem('E_UNREACHABLE', 'The registries are not asked for this answer');
    try {
      return await askAnew(key, subject);
    } catch (error) {
      if (kept && kept.entry !== null) return kept;
      throw error;
    }
  };

  const fromDump = async (asn: number): Promise<Entry | undefined> => {
    const found = await findAutNum(db, asn);
    return (
      found && {
        entry: found.object_text,
        server: `${found.source} (loaded dump)`,
        asked_at: found.as_of.toISOString(),
      }
    );
  };

  return {
    /** From the registry that holds the number; if none can be queried, from a loaded dump of a routing registry. */
    async ofNetwork(asn: number, reach: Reach): Promise<Entry> {
      if (isReservedAsn(asn)) {
        const own = await fromDump(asn);
        if (own) return own;
        throw new Problem(
          'E_NOT_FOUND',
          `AS${asn} is reserved (IANA special-purpose AS numbers): no registry assigns it`,
        );
      }
      try {
        const kept = await entryOf(`as ${asn}`, { kind: 'as', asn }, reach);
        if (kept.entry !== null) return told(kept, kept.entry);
        const own = await fromDump(asn);
        if (own) return own;
        throw new Problem('E_NOT_FOUND', `${kept.server} has no entry for AS${asn}`);
      } catch (error) {
        const isAway = reach.mayAsk && error instanceof Problem && error.code !== 'E_NOT_FOUND';
        const own = isAway ? await fromDump(asn) : undefined;
        if (own) return own;
        throw error;
      }
    },

    /** For the registrable domain of the name. */
    async ofDomain(text: string): Promise<Entry> {
      const name = readDomainName(text);
      const registrable = getDomain(name.ascii);
      if (registrable === null)
        throw badRequest('name', `${name.unicode} is a suffix under which names are registered, not a registered name`);
      const kept = await entryOf(`domain ${registrable}`, { kind: 'domain', name: registrable });
      if (kept.entry === null) throw new Problem('E_NOT_FOUND', `${kept.server} has no entry for ${registrable}`);
      return told(kept, kept.entry);
    },
  };
}

function told({ server, asked_at }: KeptEntry, entry: string): Entry {
  return { entry, server, asked_at: asked_at.toISOString() };
}
