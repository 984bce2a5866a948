import { CannotOpen } from '../cannotOpen.ts';

interface Place {
  /** Host and port. */
  readonly server: string;
  readonly database: string;
  readonly user: string;
}

const away = ({ server }: Place): string =>
  `No PostgreSQL server answers at ${server}. Start it, or correct DATABASE_URL.`;
const refused = ({ server, user }: Place, said: string): string =>
  `The PostgreSQL server at ${server} refuses the role ${user} (${said}). Create the role, or correct DATABASE_URL.`;

const wrongs: Readonly<Record<string, (place: Place, said: string) => string>> = {
  ECONNREFUSED: away,
  ECONNRESET: away,
  EHOSTUNREACH: away,
  ENETUNREACH: away,
  ETIMEDOUT: away,
  ENOENT: away,
  ENOTFOUND: ({ server }) => `The host of DATABASE_URL, ${server}, is not known. Correct it, or check DNS.`,
  EAI_AGAIN: ({ server }) => `The host of DATABASE_URL, ${server}, could not be looked up. Check DNS.`,
  // invalid_catalog_name
  '3D000': ({ server, database }) =>
    `The PostgreSQL server at ${server} has no database ${database}. Create it (createdb ${database}), or correct DATABASE_URL.`,
  // invalid_authorization_specification, invalid_password
  '28000': refused,
  '28P01': refused,
  // insufficient_privilege
  '42501': ({ server, database, user }, said) =>
    `The PostgreSQL server at ${server} does not let the role ${user} write to the database ${database} (${said}). Make the role its owner.`,
  // cannot_connect_now
  '57P03': ({ server }) => `The PostgreSQL server at ${server} is starting or stopping. Try again in a moment.`,
  // too_many_connections
  '53300': ({ server }) => `The PostgreSQL server at ${server} accepts no more connections. Raise max_connections.`,
};

/** The operator's message if a PostgreSQL server refuses the connection, without the password; any other error is returned unchanged. */
export function connectionProblem(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const wrong = wrongs[code] ?? (/timeout/i.test(error.message) && code === '' ? away : undefined);
  return wrong ? new CannotOpen(wrong(placeOf(databaseUrl), error.message), { cause: error }) : error;
}

function placeOf(databaseUrl: string): Place {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  return {
    server: `${hostname}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)) || user,
    user: user || 'of this user',
  };
}
