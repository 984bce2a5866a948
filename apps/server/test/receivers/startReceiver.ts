import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { sourceWords } from '../../../../tools/source-program.ts';

export type ReceiverKind = 'mail' | 'webhook' | 'udp' | 'tcp' | 'tls' | 'whois' | 'rdap';

/** A line that a receiver is asked. */
export interface Asked {
  readonly id: number;
  /** The status with which it refuses from now on; null: none. */
  readonly refuse?: number | null;
}

/** A receiver that is a process of its own on loopback. */
export interface ReceiverProcess<Came> {
  readonly port: number;
  /** What came, in its order, as far as its process has said. */
  readonly came: readonly Came[];
  /** Resolves when all that has reached it is in `came`. */
  sync(): Promise<void>;
  /** Lets it refuse what comes with a status; null: no more. */
  refuse(status: number | null): Promise<void>;
  /** Ends the process: nothing listens at its port. */
  shut(): Promise<void>;
  /** Begins it again at the same port. */
  open(): Promise<void>;
}

interface Said<Came> {
  readonly port?: number;
  readonly came?: Came;
  readonly id?: number;
}

const program = join(import.meta.dirname, 'main.ts');

export async function startReceiver<Came>(kind: ReceiverKind, setting = ''): Promise<ReceiverProcess<Came>> {
  const came: Came[] = [];
  const asked = new Map<number, () => void>();
  let questions = 0;
  let running: ChildProcess | null = null;
  let port = 0;

  function begin(): Promise<void> {
    const words = [...sourceWords, program, kind, String(port), setting];
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    running = child;
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The receiver of ${kind} ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const said = JSON.parse(line) as Said<Came>;
        if (said.came !== undefined) came.push(said.came);
        if (said.id !== undefined) asked.get(said.id)?.();
        if (said.port === undefined) return;
        ({ port } = said);
        resolve();
      });
    });
  }
  /** One that is shut has nothing to say. */
  async function ask(question: Omit<Asked, 'id'>): Promise<void> {
    if (!running) return;
    const id = (questions += 1);
    const answered = new Promise<void>((resolve) => asked.set(id, resolve));
    running.stdin?.write(`${JSON.stringify({ id, ...question } satisfies Asked)}\n`);
    await answered;
    asked.delete(id);
  }
  await begin();
  return {
    get port() {
      return port;
    },
    came,
    sync: () => ask({}),
    refuse: (status) => ask({ refuse: status }),
    async shut() {
      const child = running;
      running = null;
      if (!child) return;
      child.stdin?.end();
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`The receiver of ${kind} ended with ${code}`);
    },
    async open() {
      if (!running) await begin();
    },
  };
}
