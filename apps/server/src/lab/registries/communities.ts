import { COUNTRY_BASE, LEARNED, marksRoutes, OWN_KIND } from '../life/communities.ts';
import type { Sample } from '../sample.ts';
import { COUNTRIES } from '../world/countries.ts';
import type { Network } from '../world/network.ts';

const KINDS = ['web sites', 'video', 'storage', 'name servers'];

/** Community dictionaries by network, in NLNOG's format `value,description`. */
export function communityFiles({ world }: Sample): { readonly asn: number; readonly lines: readonly string[] }[] {
  return world.networks.flatMap((network) => {
    const entries = marksRoutes(network)
      ? carrierEntries(network)
      : network.role === 'content'
        ? contentEntries(network)
        : [];
    return entries.length === 0
      ? []
      : [{ asn: network.asn, lines: [`# ${network.name}\n`, ...entries.map((entry) => `${entry}\n`)] }];
  });
}

function carrierEntries({ asn }: Network): string[] {
  const countryName = new Intl.DisplayNames('en', { type: 'region' });
  return [
    ...Object.entries(LEARNED).map(([from, value]) => `${asn}:${value},Learned from a ${from}`),
    ...COUNTRIES.map(({ code }, place) => `${asn}:${COUNTRY_BASE + place},Learned in ${countryName.of(code) ?? code}`),
  ];
}

function contentEntries({ asn }: Network): string[] {
  return KINDS.map((kind, place) => `${asn}:${OWN_KIND}:${place},Used for ${kind}`);
}
