import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendProblem } from './sendProblem.ts';

describe('what is said of a connection that failed', () => {
  it('names the server that refused it, without codes', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, 'close');
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [unknown];
    expect(sendProblem(error, `log.example:${port}`)).toBe(`log.example:${port} refused the connection`);
  });

  it('keeps the words of other problems', () => {
    expect(sendProblem(new Error('log.example:514 answered 500'), 'log.example:514')).toBe(
      'log.example:514 answered 500',
    );
    expect(sendProblem('gone', 'log.example:514')).toBe('gone');
  });
});
