// `node tools/run/pages.mjs`: builds what a server gives to browsers, where it is not there already.
import { ensureEmbed, ensurePortal } from './portal.mjs';

await ensurePortal();
await ensureEmbed();
