import type { Load, LoadContext } from '../loading.ts';
import { decodeMrt } from './decode.ts';
import { EventSink } from './eventSink.ts';
import { endSessions } from './sessionEnds.ts';
import { RibSink } from './sink.ts';

/** Loads the routes of a table dump. */
export async function loadRib(context: LoadContext): Promise<Load> {
  const sink = new RibSink(context);
  let firstTime = 0;
  const { report, broken } = await decodeMrt(context.input, context.skips, async (batch) => {
    firstTime ||= batch.times[0] ?? 0;
    await sink.add(batch);
  });
  await sink.end();
  const { store, collector, generation } = context;
  await endSessions(store, { collector, generationId: generation.id, since: firstTime });
  const { routes, prefixes, paths, communitySets } = sink;
  const counts = {
    records: report.records,
    routes,
    prefixes,
    peers: sink.peers.count,
    paths,
    'sets of communities': communitySets,
  };
  return { asOf: new Date(firstTime * 1000), records: routes, counts, broken };
}

/** Loads the announcements and withdrawals of an update file. */
export async function loadUpdates(context: LoadContext): Promise<Load> {
  const sink = new EventSink(context);
  const { report, broken } = await decodeMrt(context.input, context.skips, (batch) => sink.add(batch));
  await sink.end();
  if (sink.passedOver > 0)
    context.skips.raise('sent by the collector itself, or at an impossible time', sink.passedOver);
  const { announcements, withdrawals, touched, paths } = sink;
  const counts = {
    records: report.records,
    announcements,
    withdrawals,
    'state changes': report.states,
    prefixes: touched.size,
    peers: sink.peers.count,
    paths,
    'sets of communities': sink.communitySets,
  };
  const records = announcements + withdrawals;
  return { asOf: new Date(sink.lastTime * 1000), records, counts, broken, days: sink.eventDays, touched };
}
