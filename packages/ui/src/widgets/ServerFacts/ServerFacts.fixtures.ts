import type { ServerState } from './serverState.ts';

export const healthy: ServerState = {
  started: new Date('2026-11-20T08:00:00Z'),
  engine: 'postgres',
  accounts: 1_284,
  administrators: 2,
  sessions: 312,
  mail: { goesTo: 'smtp', isWorking: true, problem: null, queued: 3 },
  jobs: { waiting: 5, dead: 0 },
};
export const troubled: ServerState = {
  ...healthy,
  mail: { goesTo: 'smtp', isWorking: false, problem: 'The mail server refused the connection.', queued: 48 },
  jobs: { waiting: 53, dead: 2 },
};
