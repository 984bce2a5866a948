import fc from 'fast-check';

/**
 * Property tests try the same inputs in every run, so that results are reproducible. `PROPERTY_SEED` and `PROPERTY_RUNS` try others. Server
 * tests run in separate processes and import this file if they test properties.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});
