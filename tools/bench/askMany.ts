import { Agent, get } from 'node:http';

/** Sends a limited number of requests at a time, and measures each one until the complete response. */
export interface Asker {
  ask(address: string): Promise<Answered>;
  /** Milliseconds within which that share of the responses arrived: p50 and p99. Rejects if a status is neither 200 nor 404. */
  quantiles(addresses: readonly string[]): Promise<readonly (readonly [share: 'p50' | 'p99', at: number])[]>;
  close(): void;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

export function createAsker(concurrent: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrent });
  const ask = (address: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      get(address, { agent }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      }).on('error', reject);
    });
  return {
    ask,
    async quantiles(addresses) {
      const waiting = [...addresses];
      const times: number[] = [];
      const worker = async (): Promise<void> => {
        for (let address = waiting.pop(); address; address = waiting.pop()) {
          const begun = performance.now();
          const { status, body } = await ask(address);
          times.push(performance.now() - begun);
          if (status !== 200 && status !== 404) throw new Error(`${address} gave ${status}: ${body}`);
        }
      };
      await Promise.all(Array.from({ length: concurrent }, worker));
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      return [
        ['p50', at(0.5)],
        ['p99', at(0.99)],
      ];
    },
    close: () => agent.destroy(),
  };
}
