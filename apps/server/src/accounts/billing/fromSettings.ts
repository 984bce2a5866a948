import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Keys } from '../keys.ts';
import { type Bank, createBank, readBank, writeBank } from './sandbox/bank.ts';
import type { Deliver } from './sandbox/messenger.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { BillingSettings } from './settings.ts';

export interface BillingOfServer {
  readonly settings: BillingSettings;
  /** Pages of the sandbox, if it is configured. */
  readonly sandbox: Sandbox | null;
  close(): void;
}

interface Around {
  readonly keys: Keys;
  /** Public origin of the portal. */
  readonly origin: string;
  /** Delivers the sandbox's events to this server. */
  readonly deliver: Deliver;
}

/** Sets up billing from the settings. The payment library loads slowly, so it is loaded only if payments are configured. */
export async function billingOf(config: Config, around: Around): Promise<BillingOfServer> {
  const { payment, bills } = config;
  const base = { ...bills, origin: around.origin };
  if (payment.kind === 'none') return { settings: { ...base, provider: null }, sandbox: null, close: () => {} };
  const { stripeProvider } = await import('./provider/stripe.ts');
  if (payment.kind === 'stripe') {
    const { secretKey, webhookSecret, address } = payment;
    const provider = stripeProvider({ name: 'stripe', secretKey, webhookSecret, ...(address && { address }) });
    return { settings: { ...base, provider }, sandbox: null, close: () => {} };
  }
  const { createSandbox } = await import('./sandbox/sandbox.ts');
  const webhookSecret = `whsec_${around.keys.derive('sandbox').toString('hex')}`;
  const file = join(config.dataDir, 'sandbox.json');
  const bank = await keptBank(file);
  let writing: Promise<unknown> = Promise.resolve();
  const sandbox = createSandbox({
    bank,
    secret: webhookSecret,
    origin: around.origin,
    deliver: around.deliver,
    clock: Date.now,
    onChange: () => {
      writing = writing.then(() => writeFile(file, writeBank(bank), { mode: 0o600 })).catch(() => {});
    },
  });
  const provider = stripeProvider({
    name: 'sandbox',
    secretKey: 'sk_test_sandbox',
    webhookSecret,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
  return { settings: { ...base, provider }, sandbox, close: () => sandbox.messenger.close() };
}

async function keptBank(file: string): Promise<Bank> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    return readBank(await readFile(file, 'utf8'));
  } catch {
    return createBank();
  }
}
