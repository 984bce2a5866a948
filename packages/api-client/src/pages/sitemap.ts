import type { Page } from './page.ts';

/** Paths of public pages that need no parameters, for search engines. */
export function publicPaths(pages: readonly Page[]): string[] {
  return pages
    .filter(({ path, audience = 'anyone', subject }) => {
      const isWhole = !/[:*]/.test(path);
      return isWhole && audience === 'anyone' && subject === undefined;
    })
    .map(({ path }) => path);
}

/** The sitemap of the site at an origin such as `https://radar.example.net` (sitemaps.org). */
export function sitemap(pages: readonly Page[], origin: string): string {
  const urls = publicPaths(pages).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
