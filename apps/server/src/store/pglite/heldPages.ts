/**
 * MiB of the database's files that the engine holds in memory (`shared_buffers`). PostgreSQL's own 128 are the most of what a resting server takes; with 48,
 * importing a large table takes about 4 % longer, and updates beside it take as long as before.
 */
export const HELD_PAGES = 48;
