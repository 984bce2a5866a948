import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, shellPath } from '../chromium.ts';
import { keepFinding } from '../run/findings.mjs';
import { serveFolder } from './serveFolder.ts';

/**
 * `node tools/storybook/plays.ts [PART OF AN ID]`: plays the stories of the built Storybook as a reader of the site sees them. The `stories`
 * tests use the sources and check each story with axe; only this finds what the build breaks.
 */
interface Story {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}
/** Storybook's message after a story has been drawn and played. */
interface Finish {
  readonly status: string;
  readonly words: string;
}

const LONGEST = 60_000;
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'storybook-static');
const part = process.argv[2] ?? '';

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
const plays = Object.values(entries).filter(
  ({ type, id, tags }) => type === 'story' && tags?.includes('play-fn') && id.includes(part),
);
const site = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: shellPath, args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
await openPreview(page);

let failed = 0;
for (const { id } of plays) {
  const first = await play(page, id);
  if (first.status === 'success') continue;
  await openPreview(page);
  const second = await play(page, id);
  keepFinding(second.status === 'success' ? 'flaky' : 'failed', `[built storybook] ${id}`, [{ message: first.words }]);
  if (second.status === 'success') continue;
  failed++;
  console.error(`${id}: ${second.words}`);
}
await browser.close();
site.close();
console.log(`${plays.length} plays of the built Storybook, ${failed} failed`);
process.exitCode = failed === 0 && plays.length > 0 ? 0 : 1;

/** Opens the frame in which Storybook draws stories, without a story and without axe. */
async function openPreview(on: Page): Promise<void> {
  await on.goto(`${site.address}/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`);
  await on.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
}

function play(on: Page, id: string): Promise<Finish> {
  return on.evaluate(
    ([storyId, longest]) =>
      new Promise<Finish>((resolve) => {
        interface Told {
          readonly storyId?: string;
          readonly status?: string;
          readonly message?: string;
        }
        interface Channel {
          on(event: string, listener: (told: Told) => void): void;
          off(event: string, listener: (told: Told) => void): void;
          emit(event: string, told: object): void;
        }
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        let words = '';
        const hearError = ({ message }: Told) => (words = message ?? words);
        const errors = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
        const end = (status: string) => {
          clearTimeout(timer);
          channel.off('storyFinished', finish);
          for (const error of errors) channel.off(error, hearError);
          resolve({ status, words });
        };
        const finish = ({ storyId: finished, status = '' }: Told) => {
          if (finished !== storyId) return;
          end(status);
        };
        const timer = setTimeout(() => {
          words ||= 'The story did not finish';
          end('timeout');
        }, longest);
        for (const error of errors) channel.on(error, hearError);
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, LONGEST] as const,
  );
}
