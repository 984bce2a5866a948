import type { Random } from '../random.ts';
import type { Role } from './network.ts';

const BEGINNINGS = (
  'North Blue Silver Amber Cedar Granite Copper Willow Harbour Sable Falcon Ember Maple Cobalt Juniper Larch Marble Opal Raven Saffron ' +
  'Thistle Umber Velvet Winter Alder Birch Coral Dusk Frost Heather Ivory Jasper Kestrel Linden Meadow Onyx'
).split(' ');
const ENDINGS = (
  'wind fjord pine gate field reach bridge ridge haven brook crest dale ford grove land mark moor peak point shore stone view ' +
  'wave well wick wood'
).split(' ');

const TRADES: Readonly<Record<Role, readonly string[]>> = {
  tier1: ['Transit', 'Backbone', 'Global', 'Carrier Services'],
  carrier: ['Networks', 'Fibre', 'Carrier', 'Wholesale', 'Longhaul'],
  access: ['Broadband', 'Telecom', 'Internet', 'Cable', 'Mobile', 'Online', 'Wireless'],
  content: ['Cloud', 'Media', 'CDN', 'Hosting', 'Streaming', 'Games', 'DNS'],
  enterprise: [
    'University',
    'Bank',
    'Hospitals',
    'Institute',
    'Logistics',
    'Insurance',
    'City Council',
    'Airlines',
    'Library',
  ],
  'route-server': ['Internet Exchange'],
};

/** Returns invented names. Each combination of beginning and ending is used once. */
export function createNames(random: Random): (role: Role) => { readonly stem: string; readonly name: string } {
  const stems = BEGINNINGS.flatMap((beginning) => ENDINGS.map((ending) => beginning + ending));
  const left = random.sample(stems, stems.length);
  return (role) => {
    const stem = left.pop();
    if (stem === undefined) throw new RangeError('No names left');
    return { stem, name: `${stem} ${random.pick(TRADES[role])}` };
  };
}
