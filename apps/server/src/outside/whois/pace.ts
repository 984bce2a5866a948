import { Problem } from '../../http/problem.ts';

const MINUTE = 60_000;

/**
 * Keeps questions to each server within what registries bear: at most `perMinute`, evenly refilled, by the name of the server.
 *
 * Throws E_TOO_MANY_REQUESTS with the seconds after which a question may be asked again.
 */
export function createPace(perMinute: number, clock: () => number): (server: string) => void {
  const buckets = new Map<string, { left: number; at: number }>();
  return (server) => {
    const now = clock();
    const bucket = buckets.get(server) ?? { left: perMinute, at: now };
    const left = Math.min(perMinute, bucket.left + ((now - bucket.at) / MINUTE) * perMinute);
    if (left < 1) {
      const seconds = Math.ceil(((1 - left) / perMinute) * (MINUTE / 1_000));
      throw new Problem(
        'E_TOO_MANY_REQUESTS',
        `The whois server ${server} is asked at most ${perMinute} times a minute; try again in ${seconds} s`,
        [],
        seconds,
      );
    }
    buckets.set(server, { left: left - 1, at: now });
  };
}
