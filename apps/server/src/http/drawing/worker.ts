import { parentPort as port, workerData } from 'node:worker_threads';
import { giveBackMemory } from '../../giveBackMemory.ts';
import type { DrawAnswer, DrawRequest, PageToDraw } from './message.ts';

/** The part of the built portal that draws its pages. */
interface PortalBuild {
  readonly entry: {
    readonly module: {
      readonly createDraw: (build: PortalBuild) => (page: PageToDraw) => Promise<string>;
    };
  };
}

/** The thread that draws pages, so that drawing does not hold up answers. */
const { build } = workerData as { build: string };
if (!port) throw new Error('Pages are drawn only in a worker thread');
const portal = (await import(build)) as PortalBuild;
const draw = portal.entry.module.createDraw(portal);

giveBackMemory();
port.on('message', ({ id, ...page }: DrawRequest) => {
  const tell = (html: string | null): void => port?.postMessage({ id, html } satisfies DrawAnswer);
  draw(page).then(tell, (error: unknown) => {
    console.error(error);
    tell(null);
  });
});
