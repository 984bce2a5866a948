/**
 * In tests, react-aria's virtualizer reads an environment variable to decide whether to render all rows, for environments without layout. A browser
 * has layout but no `process`, so this defines one.
 */
if (!('process' in globalThis)) Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
