import type { SiteSettings } from '@routeglass/api-client/contract';

/** Sources that a setting allows, by directive of the Content-Security-Policy. */
export type PolicyOpenings = Readonly<Record<string, readonly string[]>>;

/** Settings that let pages reach other sites. */
interface Reaching extends SiteSettings {
  /** Keys of reCAPTCHA; null if the server checks visitors itself. */
  readonly recaptcha: object | null;
}

/** Origins of reCAPTCHA's scripts and frames, as documented by Google. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** The sources that these settings allow; none if nothing is set. */
export function openingsOf({ recaptcha, tiles, hosts }: Reaching): PolicyOpenings {
  const connect = [...(recaptcha === null ? [] : RECAPTCHA.slice(0, 1)), ...Object.values(hosts).map(originOf)];
  return {
    ...(recaptcha !== null && { 'script-src': RECAPTCHA, 'frame-src': RECAPTCHA_FRAMES }),
    ...(connect.length > 0 && { 'connect-src': [...new Set(connect)] }),
    ...(tiles !== null && { 'img-src': [originOf(tiles.url)] }),
  };
}

const originOf = (address: string): string => new URL(address).origin;

/** The policy of a page with these sources; missing directives are added. */
export function openedPolicy(policy: string, openings: PolicyOpenings): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(openings))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
