import type { HeadTag } from '@routeglass/api-client/pages';
import { escapeXml } from './escapeXml.ts';

/** Tags of a head as HTML. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(written).join('');
}

function written({ element, attributes, text }: HeadTag): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const begin = `<${element}${named.join('')}>`;
  if (text === undefined) return begin;
  return `${begin}${element === 'script' ? text : escapeXml(text)}</${element}>`;
}
