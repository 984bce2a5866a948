import type { Evidence } from '../../facts/evidence.ts';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';

/** The two IP versions in display order. */
export const ipVersions = ['4', '6'] as const;
export type IpVersion = (typeof ipVersions)[number];

/** Whether `carried` includes one version: it is that version, or `all`. */
export function carriesVersion(carried: IpVersionChoice, version: IpVersion): boolean {
  return carried === version || carried === 'all';
}

/** The chips as text: `IPv4 yes, IPv6 no`. */
export function versionsText(carried: IpVersionChoice): string {
  return ipVersions.map((version) => `IPv${version} ${carriesVersion(carried, version) ? 'yes' : 'no'}`).join(', ');
}

/** What the collector knows about a speaker's sessions. */
export interface SpeakerFacts {
  readonly asn: number;
  readonly ipVersion: IpVersionChoice;
  readonly source: string;
  readonly asOf: Date | null;
}

const rule = 'Green: established BGP session over this IP version. Red: none.';

/** Evidence for a speaker's IP versions. */
export function ipVersionEvidence({ asn, ipVersion, source, asOf }: SpeakerFacts): Evidence {
  const both = ipVersion === 'all';
  return {
    reason: both
      ? `AS${asn} sends routes over IPv4 and IPv6.`
      : `AS${asn} sends routes over IPv${ipVersion} and has no session over IPv${ipVersion === '4' ? 6 : 4}.`,
    rule,
    inputs: ipVersions.map((version) => {
      const carries = carriesVersion(ipVersion, version);
      return {
        name: `IPv${version} session`,
        value: carries ? 'Established' : 'None',
        speaksFor: carries,
        source,
        asOf,
      };
    }),
    changes: [
      both
        ? 'A session goes down.'
        : `A session over IPv${ipVersion === '4' ? 6 : 4} comes up, or the existing one goes down.`,
    ],
  };
}
