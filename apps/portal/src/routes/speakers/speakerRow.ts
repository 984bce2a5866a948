import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Speaker } from '@routeglass/ui/SpeakersTable';

/** A speaker in the form that the table uses. */
export function speakerRow({
  asn,
  as_name,
  country_code,
  country_name,
  ip_version,
}: AnswerOf<Endpoints['speakers']>[number]): Speaker {
  return {
    asn,
    asName: as_name,
    countryCode: country_code,
    countryName: country_name,
    ipVersion: ip_version,
  };
}
