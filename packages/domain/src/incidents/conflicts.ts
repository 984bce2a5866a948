/** How many speakers see a conflict. */
export const speakerShares = ['few', 'several', 'many'] as const;
export type SpeakerShare = (typeof speakerShares)[number];

/** How specific the prefix in conflict is, compared with that of the other party. */
export const specificities = ['less', 'equally', 'more'] as const;
export type Specificity = (typeof specificities)[number];

const speakers: Readonly<Record<SpeakerShare, string>> = {
  few: 'few speakers',
  several: 'several speakers',
  many: 'a number of speakers',
};

const registration = {
  'roa-invalid': 'Invalid ROA',
  'roa-unknown': 'Unknown ROA',
  'route-object-absent-or-invalid': 'Route object absent or invalid',
  'roa-and-route-object': 'Both ROA and route object exist',
} as const;

const advertised = {
  'advertised-conflict-with-roa': 'Advertised conflict with ROA',
  'advertised-conflict-without-roa': 'Advertised conflict without ROA',
  'advertised-conflict-with-route-object': 'Advertised conflict with route object',
  'advertised-conflict-without-route-object': 'Advertised conflict without route object',
} as const;

const redirected = {
  'ingress-foreign': 'Anomaly redirecting ingress traffic of foreign parties',
  egress: 'Anomaly redirecting egress traffic',
} as const;

const bogons = {
  'as-path-begins-reserved': 'AS_PATH begins with a reserved AS number',
  'as-path-contains-reserved': 'AS_PATH contains reserved AS numbers',
  'advertised-reserved-space': 'Advertisement of reserved space',
  'advertised-too-big-mask': 'Advertisement of a too-big mask',
  'accepted-reserved-space': 'Accepted prefix from reserved space',
  'accepted-too-big-mask': 'Accepted too-big-mask routes',
} as const;

type SpecificityCode = `${Specificity}-specific-${SpeakerShare}`;
type IngressCode = `ingress-${SpeakerShare}`;

/** Why something is an incident, as named in API calls and stored incidents. */
export type ConflictCode =
  | keyof typeof registration
  | keyof typeof advertised
  | keyof typeof redirected
  | keyof typeof bogons
  | SpecificityCode
  | IngressCode;

/** What each code means, in the order: registration, specificity, advertisement, traffic, bogons. */
const descriptions: ReadonlyMap<string, string> = new Map([
  ...Object.entries(registration),
  ...specificities.flatMap((specificity) =>
    speakerShares.map((share): [string, string] => [
      specificityConflict(specificity, share),
      `Conflicts with ${specificity} specific prefixes seen by ${speakers[share]}`,
    ]),
  ),
  ...Object.entries(advertised),
  ...speakerShares.map((share): [string, string] => [
    ingressConflict(share),
    `Anomaly redirecting ingress traffic, seen by ${speakers[share]}`,
  ]),
  ...Object.entries(redirected),
  ...Object.entries(bogons),
]);

export const conflictCodes = [...descriptions.keys()] as readonly ConflictCode[];

/** A short description of a code; 'Unknown' for a code of a later version. */
export function describeConflict(code: string): string {
  return descriptions.get(code) ?? 'Unknown';
}

/** The code of a conflict with prefixes that are less, equally or more specific. */
export function specificityConflict(specificity: Specificity, seenBy: SpeakerShare): SpecificityCode {
  return `${specificity}-specific-${seenBy}`;
}

/** The code of a route that redirects traffic to the wrong network. */
export function ingressConflict(seenBy: SpeakerShare): IngressCode {
  return `ingress-${seenBy}`;
}
