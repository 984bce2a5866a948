import {
  formatWhoisServer,
  questionFor,
  referralIn,
  saysNothingFound,
  type WhoisServer,
  type WhoisSubject,
} from '@routeglass/domain/whois';
import { converse, type Patience } from './converse.ts';
import { reach } from './reach.ts';
import { unavailable } from './unavailable.ts';

/** IANA → registry → registrar, and one to spare. */
const MOST_SERVERS = 4;

export interface WhoisFound {
  /** Null if the registry has no such object. */
  readonly entry: string | null;
  readonly server: string;
}

export interface LookUpSettings {
  /** The server that is asked first. */
  readonly first: WhoisServer;
  readonly patience: Patience;
  /** Throws if the server must not be asked now. */
  readonly pace: (server: string) => void;
}

/**
 * Asks the first server and follows its referrals. The answer is that of the closest server that has the object: a registrar that cannot be
 * reached, or knows nothing, leaves the registry's word.
 *
 * What a server says is not trusted with this network: only a first server inside it may refer to servers inside it.
 */
export async function lookUp(subject: WhoisSubject, settings: LookUpSettings): Promise<WhoisFound> {
  const asked = new Set<string>();
  let isInside = false;
  let best: WhoisFound | null = null;
  let server: WhoisServer | null = settings.first;
  while (server && asked.size < MOST_SERVERS && !asked.has(formatWhoisServer(server))) {
    const name = formatWhoisServer(server);
    asked.add(name);
    try {
      const reached = await reach(server);
      if (asked.size === 1) isInside = reached.isInner;
      else if (reached.isInner && !isInside)
        throw unavailable(
          'E_UNREACHABLE',
          `${[...asked].at(-2)} refers to ${name}, which is inside this network and is not queried.`,
        );
      settings.pace(name);
      const answer = await converse(server, reached.address, questionFor(server, subject), settings.patience);
      if (saysNothingFound(answer)) return isWorthTelling(best) ? best : { entry: null, server: name };
      best = { entry: answer, server: name };
      server = referralIn(answer);
    } catch (error) {
      if (isWorthTelling(best)) return best;
      throw error;
    }
  }
  if (!best) throw new Error('a look-up asks one server at least');
  return isOfTopLevel(subject, best.entry ?? '') ? { ...best, entry: null } : best;
}

/** What IANA says of a number or a name is only who holds its block or top-level domain: without the registry's own entry that is no answer. */
function isWorthTelling(best: WhoisFound | null): best is WhoisFound {
  const entry = best?.entry ?? null;
  return entry !== null && !/^refer:|^% IANA WHOIS server/im.test(entry);
}

/** Whether the last word on a domain is about its top-level domain alone: the registry has no whois server then. */
function isOfTopLevel(subject: WhoisSubject, answer: string): boolean {
  return subject.kind === 'domain' && /^domain:[ \t]*[^.\s]+[ \t]*$/im.test(answer);
}
