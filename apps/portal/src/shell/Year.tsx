import { useBrowser } from './useBrowser.ts';

const thisYear = (): number => new Date().getUTCFullYear();

/** The year in the document as the server or the build drew it. Read before hydration. */
const drawnYear = typeof document === 'undefined' ? undefined : yearIn(document.querySelector('footer small time'));

/** The year of the copyright line: the current one after hydration, since the page may have been drawn in an earlier year. */
export function Year() {
  return (useBrowser() ? undefined : drawnYear) ?? thisYear();
}

function yearIn(time: Element | null): number | undefined {
  return time ? Number(time.textContent) : undefined;
}
