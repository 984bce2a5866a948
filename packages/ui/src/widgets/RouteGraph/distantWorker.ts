/** Browsers start no worker from another origin, such as a CDN, but a worker of this page may import from there. `here` is the module's URL. */
export function createDistantWorker(here: string): Worker | null {
  try {
    const script = `import ${JSON.stringify(new URL('./layout.worker.js', here).href)};`;
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(address, { type: 'module', name: 'route-graph-layout' });
  } catch {
    return null;
  }
}
