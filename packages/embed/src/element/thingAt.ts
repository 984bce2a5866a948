import type { SelectDetail } from './EmbedElement.ts';

type Thing = Pick<SelectDetail, 'type' | 'value'>;

/** The subject of a portal page, read from its path. */
export function thingAt(path: string): Thing {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  const [, room = '', name = '', section] = pathname.split('/').map(decodeURIComponent);
  const asked = (key: string) => searchParams.get(key) ?? '';
  if (room === 'prefix' || room === 'ip') return { type: 'prefix', value: pathname.slice(room.length + 2) };
  if (room === 'as' && section === 'graph' && searchParams.has('prefix'))
    return { type: 'prefix', value: asked('prefix') };
  if (room === 'as' && /^\d+$/.test(name)) return { type: 'autonomous-system', value: name };
  if (room === 'as-set' && name !== '') return { type: 'as-set', value: name };
  if (room === 'domain') return { type: 'domain', value: asked('domain') };
  if (room === 'bgp-community') return { type: 'bgp-community', value: asked('community') };
  if (room === 'search') return { type: 'search', value: asked('query') };
  return { type: 'page', value: '' };
}
