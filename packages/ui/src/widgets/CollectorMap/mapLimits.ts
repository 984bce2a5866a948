/** Zoom of the whole world, at which the map begins. */
export const FIRST_ZOOM = 2;
/** Nearest zoom of the map. */
export const NEAREST_ZOOM = 18;
/** Nearest zoom that the flight to a cluster asks for; the map's own limit still holds. */
export const NEAREST_FLIGHT = 20;
/** Up to this zoom the heatmap shows; nearer, single points say more. */
export const HEATMAP_UP_TO = 9;
/** Length of a flight in milliseconds. */
export const FLIGHT = 180;
