import cluster from 'node:cluster';
import process from 'node:process';
import { BadSetting, type Config, readConfig } from './config.ts';
import { CannotListen } from './http/listen.ts';
import { loadApart } from './ingest/first/loadApart.ts';
import { superviseProcesses } from './processes/supervise.ts';
import { endOnSignal } from './stopping.ts';
import { CannotOpen } from './store/cannotOpen.ts';
import { CallerGone, TooManyReads } from './store/refusedReads.ts';
import { createLog } from './telemetry/log.ts';
import { PROMETHEUS_TEXT } from './telemetry/metrics.ts';

/** `npm start` passes it while it builds the portal. */
const PAGES_FOLLOW = '--pages-follow';
const state = { isEnding: false };
/** Until the settings are read, text. */
let log = createLog('text', Date.now);
// When two reads run at once and one fails, nothing waits for the other: its refusal must not end the server.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof CallerGone || reason instanceof TooManyReads)) report(reason);
});
try {
  const config = readConfig(process.env);
  log = createLog(config.logFormat, Date.now);
  if (config.webProcesses > 1 && cluster.isPrimary) await supervise(config);
  else {
    // Starts first: reading the rest of the server takes a second.
    const firstLoad = loadApart(config, (line) => log.info(line));
    const { serve } = await import('./serve.ts');
    await serve(config, { log, state, firstLoad, pagesFollow: process.argv.includes(PAGES_FOLLOW) });
  }
} catch (error) {
  report(error);
}

function report(error: unknown): void {
  // What was under way finds its database closed.
  if (state.isEnding) return;
  // What the operator can put right is one line; anything else is a fault of ours and keeps its trace.
  const expected = error instanceof BadSetting || error instanceof CannotListen || error instanceof CannotOpen;
  if (expected) log.warn(error.message);
  else log.fault(error);
  process.exit(1);
}

/** Several processes answer; this one starts them, ends them and adds up their metrics. */
async function supervise(config: Config): Promise<void> {
  const processes = superviseProcesses(config.webProcesses, log, (code) => process.exit(code));
  const metrics = { contentType: PROMETHEUS_TEXT, text: () => processes.metrics() };
  const { listenForMetrics } = await import('./serve.ts');
  const watching = await listenForMetrics(metrics, config);
  endOnSignal(log, async () => {
    state.isEnding = true;
    await processes.close();
    await watching?.close(0);
  });
}
