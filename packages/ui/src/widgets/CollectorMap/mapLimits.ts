/** Initial zoom: the whole world. */
export const FIRST_ZOOM = 2;
/** Maximum zoom of the map. */
export const NEAREST_ZOOM = 18;
/** Maximum zoom that a flight to a cluster asks for; the map's own limit still applies. */
export const NEAREST_FLIGHT = 20;
/** The heatmap shows up to this zoom; beyond it, single points say more. */
export const HEATMAP_UP_TO = 9;
/** Duration of a flight in milliseconds. */
export const FLIGHT = 180;
