/** What an administrator wants to know about the server at a glance. */
export interface ServerState {
  readonly started: Date;
  readonly engine: 'pglite' | 'postgres';
  readonly accounts: number;
  readonly administrators: number;
  /** Browsers that are signed in. */
  readonly sessions: number;
  readonly mail: {
    /** A mail server, or only the outbox of this site. */
    readonly goesTo: 'smtp' | 'outbox';
    readonly isWorking: boolean;
    /** The mail server's last error, if it fails. */
    readonly problem: string | null;
    readonly queued: number;
  };
  readonly jobs: { readonly waiting: number; readonly dead: number };
}

export const engineWords: Readonly<Record<ServerState['engine'], string>> = {
  pglite: 'PGlite (embedded)',
  postgres: 'PostgreSQL',
};

/** A problem, and what to do about it. */
export interface Concern {
  readonly title: string;
  readonly text: string;
}

/** The problems, the worst first. */
export function concernsOf({ administrators, mail, jobs }: ServerState): readonly Concern[] {
  return [
    ...(mail.isWorking
      ? []
      : [
          {
            title: 'Mail is not going out',
            text: `${mail.problem ?? 'The mail server does not answer.'} Check SMTP_URL; mails are kept and sent later.`,
          },
        ]),
    ...(jobs.dead > 0
      ? [
          {
            title: `${jobs.dead} ${jobs.dead === 1 ? 'job has' : 'jobs have'} failed for good`,
            text: 'See Outbox and jobs for the reason, and try again there.',
          },
        ]
      : []),
    ...(mail.goesTo === 'outbox'
      ? [
          {
            title: 'No mail server is set',
            text: 'Mails stay in the outbox, and people cannot confirm their addresses. Set SMTP_URL to send them.',
          },
        ]
      : []),
    ...(administrators === 0
      ? [
          {
            title: 'There is no administrator',
            text: 'No one sees messages and requests. Run npm run admin -- promote EMAIL.',
          },
        ]
      : []),
  ];
}
