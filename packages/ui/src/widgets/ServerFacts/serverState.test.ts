import { describe, expect, it } from 'vitest';
import { healthy } from './ServerFacts.fixtures.ts';
import { concernsOf, type ServerState } from './serverState.ts';

describe('concernsOf', () => {
  it.each<[string, Partial<ServerState>, readonly string[]]>([
    ['a healthy server', {}, []],
    [
      'a mail server that fails',
      { mail: { ...healthy.mail, isWorking: false, problem: '421 try later' } },
      ['Mail is not going out'],
    ],
    ['one dead job', { jobs: { waiting: 0, dead: 1 } }, ['1 job has failed for good']],
    [
      'no mail server, no administrator, dead jobs',
      { mail: { ...healthy.mail, goesTo: 'outbox' }, jobs: { waiting: 0, dead: 2 }, administrators: 0 },
      ['2 jobs have failed for good', 'No mail server is set', 'There is no administrator'],
    ],
  ])('of %s', (_, change, titles) => {
    expect(concernsOf({ ...healthy, ...change }).map(({ title }) => title)).toEqual(titles);
  });

  it('says what the mail server said', () => {
    const mail = { ...healthy.mail, isWorking: false, problem: '421 try later' };
    expect(concernsOf({ ...healthy, mail })[0]?.text).toContain('421 try later');
  });
});
