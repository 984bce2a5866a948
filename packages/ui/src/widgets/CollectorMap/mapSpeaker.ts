/** A BGP speaker of the collectors and its position. */
export interface MapSpeaker {
  readonly asn: number;
  readonly asName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

/** A speaker as text: `AS64512 ALDER-NET, Netherlands`. */
export function speakerWords({ asn, asName, countryName }: MapSpeaker): string {
  const network = asName === null ? `AS${asn}` : `AS${asn} ${asName}`;
  return countryName === null ? network : `${network}, ${countryName}`;
}
