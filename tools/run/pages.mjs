// `node tools/run/pages.mjs`: builds what the server serves to browsers, unless it is already built.
import { ensureEmbed, ensurePortal } from './portal.mjs';

await ensurePortal();
await ensureEmbed();
