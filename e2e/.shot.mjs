import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:4555';
const only = process.argv.slice(2);
const shots = [
  ['as1280', '/as/64530', 1280, 800], ['sec1440', '/as/64530/security-issues', 1440, 900], ['sec1280', '/as/64530/security-issues?state=all', 1280, 800],
  ['inc1280', '/incidents', 1280, 800], ['inc1920', '/incidents', 1920, 1080], ['inc360', '/incidents', 360, 780],
  ['nb1280', '/as/64530/connectivity/neighbors', 1280, 800], ['nb360', '/as/64530/connectivity/neighbors', 360, 780], ['as1920', '/as/64530', 1920, 1080], ['px1920','/as/64530/connectivity/prefixes',1920,1080], ['ix1280','/as/64530/ix',1280,800], ['home1920','/',1920,1080],['as768','/as/64530',768,1024],['as1024','/as/64530/ix',1024,768],
];
for (const [name, path, width, height] of shots) {
  if (only.length && !only.includes(name)) continue;
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const facts = await page.evaluate(() => ({
    h2: [...document.querySelectorAll('h2')].map((h) => h.textContent),
    top: document.querySelector('nav[aria-label^="Sections of"]')?.parentElement?.parentElement?.getBoundingClientRect().top,
    rows: [...document.querySelectorAll('tbody tr')].map((r) => Math.round(r.getBoundingClientRect().height)).slice(0, 8),
    wide: document.documentElement.scrollWidth > innerWidth,
    sorts: [...document.querySelectorAll('th')].map((t) => t.textContent + ':' + (t.getAttribute('aria-sort') ?? '-')).join(' '),
  }));
  console.log(name, JSON.stringify(facts));
  await page.screenshot({ path: `/tmp/e-shots/${name}.png` });
  await page.close();
}
await browser.close();
