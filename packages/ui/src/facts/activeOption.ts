/** The option after an arrow key: -1 is the text field itself, before the first and after the last option. */
export function activeAfterKey(key: string, active: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(active + PAGE, count - 1);
    case 'PageUp':
      return active === -1 ? -1 : Math.max(active - PAGE, 0);
    default:
      return active;
  }
}

const PAGE = 8;
