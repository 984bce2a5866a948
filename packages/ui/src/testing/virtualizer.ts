/**
 * In tests react-aria's virtualiser asks the process whether to build all rows, for environments without layout. A browser has layout,
 * and no process to ask: this is its answer.
 */
if (!('process' in globalThis)) Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
