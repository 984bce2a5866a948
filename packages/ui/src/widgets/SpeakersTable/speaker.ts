import type { IpVersionChoice } from '../../facts/ipVersions.ts';

/** A network whose routers feed a collector. */
export interface Speaker {
  readonly asn: number;
  readonly asName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** IP versions of its sessions. */
  readonly ipVersion: IpVersionChoice;
}

/** Number and name as in the column: `AS64512 (ALDER-NET)`. */
export function speakerText({ asn, asName }: Pick<Speaker, 'asn' | 'asName'>): string {
  return asName === null ? `AS${asn}` : `AS${asn} (${asName})`;
}

/** Those whose number, name or country contains the text, ignoring case. */
export function speakersFitting(speakers: readonly Speaker[], filter: string): readonly Speaker[] {
  const text = filter.trim().toLowerCase();
  if (text === '') return speakers;
  return speakers.filter((speaker) =>
    `${speakerText(speaker)} ${speaker.countryName ?? ''}`.toLowerCase().includes(text),
  );
}
