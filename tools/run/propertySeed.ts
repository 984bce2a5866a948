import fc from 'fast-check';

/**
 * Property tests try the same inputs on every run, so that what one run says the next says too. `PROPERTY_SEED` and `PROPERTY_RUNS` look
 * further. The server's tests, each in a process of its own, import this where they try properties.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});
