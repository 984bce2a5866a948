import { join } from 'node:path';
import { expect } from '@playwright/test';
import { hearOfHijacks } from './alertSteps.ts';
import { type Bird, canSpeakBgp, startBird } from './birds.ts';
import { ASN, COLLECTOR, type MynetScene, startMynetScene } from './mynetScene.ts';
import {
  approveAsContact,
  approveTrial,
  askForNetwork,
  fill,
  openAdministrator,
  signUpInWizard,
} from './mynetSteps.ts';
import { test } from './pages.ts';

const ROUTER = '127.0.0.2';

let scene: MynetScene;
const birds: Bird[] = [];

test.skip(!canSpeakBgp, 'needs BIRD, and root for its port');

test.beforeAll(async () => {
  scene = await startMynetScene();
});
test.afterAll(async () => {
  await Promise.all(birds.map(({ end }) => end()));
  await scene.end();
});

test('a network is proved, connected, tried and alerted, from the first letter to the last', async ({
  page,
  browser,
}) => {
  const main = page.getByRole('main');

  await test.step('signs up in the wizard', () => signUpInWizard(page, scene));
  const decision = await test.step('asks for the network; its contact gets a letter', () => askForNetwork(page, scene));
  const contact = await test.step('the contact approves by a press', () =>
    approveAsContact(page, browser, scene, decision));

  const pasted = await test.step('asks for a session, and gets the configuration of the router at once', async () => {
    const { origin } = scene.server;
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText(COLLECTOR.ip, { exact: true })).toBeVisible();
    await fill(page, { 'Router IP': ROUTER });
    await main.getByRole('button', { name: 'Request session' }).click();
    await expect(page.getByText('BGP Session Request Sent')).toBeVisible();
    await expect(main.getByText('Approved: set up your router')).toBeVisible();
    await main.getByRole('tab', { name: 'BIRD' }).click();
    await expect(main.getByRole('tabpanel')).toContainText('protocol bgp');
    await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
    const { sessions } = (await (await page.request.get(`${origin}/api/auth/v1/bgp-sessions`)).json()) as {
      sessions: { id: string }[];
    };
    const texts = await page.request.get(`${origin}/api/auth/v1/bgp-sessions/${sessions[0]?.id}/texts`);
    return ((await texts.json()) as { system: string; text: string }[]).find(({ system }) => system === 'bird')?.text;
  });

  await test.step('a real router speaks to a real collector, and its table is imported', async () => {
    const collector = await startBird(COLLECTOR.ip, await scene.command('sessionsCommand.ts', 'bird'));
    birds.push(collector);
    const own = 'protocol static { ipv4; route 193.0.0.0/21 blackhole; }';
    birds.push(await startBird(ROUTER, pasted ?? '', own));
    await expect
      .poll(() => collector.ask('show protocols').catch(() => ''), { message: 'the session of both BIRDs' })
      .toContain('Established');
    await expect.poll(() => collector.ask('show route')).toContain('193.0.0.0/21');
    const dump = join(scene.folder, 'collector.mrt');
    await collector.ask(`mrt dump table "master4" to "${dump}"`);
    await scene.ingest(dump);
    await expect(main.getByText('Established', { exact: true })).toBeVisible();
  });

  const admin = await test.step('asks for the trial, which an administrator approves', async () => {
    await main.getByRole('button', { name: 'Next' }).click();
    await fill(page, { Company: 'Kestrel' });
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(main.getByText('Trial request submitted successfully')).toBeVisible();
    const opened = await openAdministrator(browser, scene);
    await expect(opened.getByRole('row').filter({ hasText: ROUTER })).toContainText('Established');
    await approveTrial(opened, scene, ASN);
    await page.goto(`${scene.server.origin}/user/radar`);
    await expect(main.getByText('1 of 1')).toBeVisible();
    return opened;
  });

  await hearOfHijacks(scene, { page, contact, admin });
});
