import type { IpVersionChoice } from '../../facts/ipVersions.ts';

/** A network whose routers feed a collector. */
export interface Speaker {
  readonly asn: number;
  readonly asName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Which IP versions it has sessions over. */
  readonly ipVersion: IpVersionChoice;
}

/** Number and name as the column writes them: `AS64512 (ALDER-NET)`. */
export function speakerText({ asn, asName }: Pick<Speaker, 'asn' | 'asName'>): string {
  return asName === null ? `AS${asn}` : `AS${asn} (${asName})`;
}

/** Those whose number, name or country holds the text, in either case. */
export function speakersFitting(speakers: readonly Speaker[], filter: string): readonly Speaker[] {
  const text = filter.trim().toLowerCase();
  if (text === '') return speakers;
  return speakers.filter((speaker) =>
    `${speakerText(speaker)} ${speaker.countryName ?? ''}`.toLowerCase().includes(text),
  );
}
