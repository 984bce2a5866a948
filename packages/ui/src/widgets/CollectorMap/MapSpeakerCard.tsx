import { X } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import * as styles from './CollectorMap.css.ts';
import { speakerWords, type MapSpeaker } from './mapSpeaker.ts';

/** The selected speaker, above its place on the map. */
export function MapSpeakerCard({ speaker, onClose }: { readonly speaker: MapSpeaker; readonly onClose: () => void }) {
  return (
    <div className={styles.card} role="group" aria-label={speakerWords(speaker)} data-part="speaker">
      <div className={styles.facts}>
        <AsLink asn={speaker.asn} name={speaker.asName} />
        <CountryLabel code={speaker.countryCode} name={speaker.countryName} />
      </div>
      <IconButton icon={X} label="Close" size="small" onPress={onClose} />
    </div>
  );
}
