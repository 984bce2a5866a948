import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { clusterColour, clusterSize, discRadius, SPEAKER_RADIUS } from './clusterLook.ts';
import type { MapPalette } from './mapPalette.ts';

/** Styles of the marks on the map in one theme. Created once per look: the map needs them in every frame. */
export interface MapStyles {
  readonly land: Style;
  readonly cluster: (feature: FeatureLike) => Style;
  readonly spread: (feature: FeatureLike) => Style;
}

const disc = (radius: number, colour: string, halo: string) =>
  new CircleStyle({ radius, fill: new Fill({ color: colour }), stroke: new Stroke({ color: halo, width: 2 }) });

export function mapStyles(palette: MapPalette, font: string): MapStyles {
  const known = new Map<number, Style>();
  const clusterStyle = (count: number): Style => {
    const colour = clusterColour(count);
    if (count === 1) return new Style({ image: disc(SPEAKER_RADIUS, palette.blue, palette.halo) });
    return new Style({
      image: disc(discRadius[clusterSize(count)], palette[colour], palette.halo),
      text: new Text({
        text: String(count),
        font: `600 13px ${font}`,
        fill: new Fill({ color: colour === 'purple' ? palette.onPurple : palette.onBlue }),
      }),
    });
  };
  const spreadPoint = new Style({ image: disc(SPEAKER_RADIUS, palette.blue, palette.halo) });
  const spreadLine = new Style({ stroke: new Stroke({ color: palette.line, width: 1 }) });
  return {
    land: new Style({
      fill: new Fill({ color: palette.land }),
      stroke: new Stroke({ color: palette.border, width: 0.75 }),
    }),
    cluster(feature) {
      const count = (feature.get('features') as readonly unknown[]).length;
      const style = known.get(count) ?? clusterStyle(count);
      known.set(count, style);
      return style;
    },
    spread: (feature) => (feature.get('speaker') ? spreadPoint : spreadLine),
  };
}
