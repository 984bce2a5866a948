import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { MapSpeaker } from '@routeglass/ui/CollectorMap';

/** The speakers with a known location, in the form that the map uses. */
export function mapSpeakers(speakers: AnswerOf<Endpoints['speakers']>): MapSpeaker[] {
  return speakers.flatMap(({ asn, as_name, country_code, country_name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ asn, asName: as_name, countryCode: country_code, countryName: country_name, latitude, longitude }],
  );
}
