import { getSystemErrorName } from 'node:util';

type Said = (server: string) => string;

const closed: Said = (server) => `${server} closed the connection`;
const away: Said = (server) => `${server} cannot be reached from here`;
const untrusted: Said = (server) => `The certificate of ${server} was issued by no one who is trusted here`;

/** By Node's codes of errors: of the system, of looking up a name, and of TLS. */
const problems: Readonly<Record<string, Said>> = {
  ECONNREFUSED: (server) => `${server} refused the connection`,
  ECONNRESET: closed,
  EPIPE: closed,
  ETIMEDOUT: (server) => `${server} did not answer`,
  EHOSTUNREACH: away,
  ENETUNREACH: away,
  ENOTFOUND: (server) => `The name of ${server} is not known`,
  EAI_AGAIN: (server) => `The name of ${server} could not be looked up`,
  CERT_HAS_EXPIRED: (server) => `The certificate of ${server} has expired`,
  ERR_TLS_CERT_ALTNAME_INVALID: (server) => `The certificate of ${server} is for another name`,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};

/** Why nothing could be handed to another server, in a reader's words. `server`: its name and port. */
export function sendProblem(error: unknown, server: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', errno = 0 } = error as NodeJS.ErrnoException;
  // A library may put a code of its own in place of the system's, as nodemailer does.
  const said = problems[code] ?? (errno < 0 ? problems[getSystemErrorName(errno)] : undefined);
  return said?.(server) ?? error.message;
}
