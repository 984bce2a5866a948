import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { speakersPage } from '@routeglass/api-client/page/rating';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { CollectorMap } from '@routeglass/ui/CollectorMap';
import { Link } from '@routeglass/ui/Link';
import { PageBand } from '@routeglass/ui/PageBand';
import { TRIAL } from '../../presenting/TrialOffer.tsx';
import { DataProvider } from '../../shell/DataProvider.tsx';
import { useSiteSettings } from '../../shell/siteSettings.ts';
import { faceOf } from '../../wire/face.ts';
import { mapSpeakers } from './mapSpeakers.ts';

/** A map of the networks that send their routes. */
export function MapBand() {
  return (
    <DataProvider>
      <PageBand
        id="collectors"
        ground="card"
        title="One of The World's Largest BGP Data Collectors"
        lead={<Link href={hrefOf(speakersPage)}>All networks that send their routes</Link>}
      >
        <Map />
      </PageBand>
    </DataProvider>
  );
}

function Map() {
  const speakers = useCall(calls.speakers, { query: { ip: undefined } });
  const { tiles } = useSiteSettings();
  return (
    <CollectorMap
      speakers={faceOf(speakers, mapSpeakers)}
      {...(tiles && { tileUrl: tiles.url, tileAttribution: tiles.attribution })}
      action={
        <ButtonLink href={TRIAL} target="_blank" kind="primary" size="small">
          Create a BGP session
        </ButtonLink>
      }
    />
  );
}
