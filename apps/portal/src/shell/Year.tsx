import { useBrowser } from './useBrowser.ts';

const thisYear = (): number => new Date().getUTCFullYear();

/** The year that the page came with: of its drawing, or of the build. Read before the browser takes the page over. */
const drawnYear = typeof document === 'undefined' ? undefined : yearIn(document.querySelector('footer small time'));

/** The year of the copyright line: this one, once the browser has taken over what may have been drawn in an earlier one. */
export function Year() {
  return (useBrowser() ? undefined : drawnYear) ?? thisYear();
}

function yearIn(time: Element | null): number | undefined {
  return time ? Number(time.textContent) : undefined;
}
