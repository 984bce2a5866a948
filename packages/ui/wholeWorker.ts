import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = "new URL('./layout.worker.ts', import.meta.url)";
const BUILT = "new URL('./layout.worker.js', import.meta.url)";
const PLACE = '__ROUTEGLASS_WORKER_ADDRESS__';
const folder = 'src/widgets/RouteGraph';

/**
 * Keeps the address of the layout's worker as every bundler reads it, relative to the module that starts it, and writes the worker beside
 * that module, whole in itself: a worker loaded from a CDN finds no other package. Vite would write an address at the application's root.
 */
export function wholeWorkerPlugin(): Plugin {
  return {
    name: 'routeglass-whole-worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith(`/${folder}/layoutRequests.ts`) ? { code: code.replace(SOURCE, PLACE), map: null } : null;
    },
    renderChunk(code) {
      return code.includes(PLACE) ? { code: code.replace(PLACE, BUILT), map: null } : null;
    },
    async generateBundle() {
      const source = fileURLToPath(new URL(`./${folder}/layout.worker.ts`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `${folder}/layout.worker.js`, source: await bundled(source) });
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['routeglass-source', 'browser', 'module', 'import', 'default'] },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'worker' } },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk || chunk.imports.length > 0) throw new Error(`${entry} is not whole in itself`);
  return chunk.code;
}
