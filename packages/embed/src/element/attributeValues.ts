import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';

const MAX_ASN = 4_294_967_295;

/** `3356` or `AS3356` as a number; undefined for anything else. */
export function asnValue(text: string | null): number | undefined {
  const digits = /^\s*(?:as)?(\d{1,10})\s*$/i.exec(text ?? '')?.[1];
  return digits !== undefined && Number(digits) <= MAX_ASN ? Number(digits) : undefined;
}

/** AS numbers separated by commas or spaces; invalid ones are left out. */
export function asnList(text: string | null): readonly number[] {
  return (text ?? '').split(/[\s,]+/).flatMap((word) => asnValue(word) ?? []);
}

/** A prefix in its canonical form; undefined for anything else. */
export function prefixValue(text: string | null): string | undefined {
  const prefix = parsePrefix((text ?? '').trim());
  return prefix && formatPrefix(prefix);
}

/** A boolean attribute: present, and not `false`. */
export function flagValue(text: string | null): boolean {
  return text !== null && text !== 'false';
}

/** A whole number from 1 to `most`; `otherwise` for anything else. */
export function countValue(text: string | null, otherwise: number, most: number): number {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= most ? value : otherwise;
}
