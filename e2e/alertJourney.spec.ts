import { canSpeakBgp } from './birds.ts';
import { ASN, type MynetScene, startMynetScene } from './mynetScene.ts';
import {
  approveAsContact,
  approveTrial,
  askForNetwork,
  openAdministrator,
  requestTrial,
  signUpInWizard,
} from './mynetSteps.ts';
import { hearOfHijacks } from './alertSteps.ts';
import { test } from './pages.ts';

// The same steps end the journey of a network (`mynetJourney`).
test.skip(canSpeakBgp, 'where BIRD runs, the journey of a network includes it');

let scene: MynetScene;
test.beforeAll(async () => {
  scene = await startMynetScene();
});
test.afterAll(() => scene.end());

test('a hijack is told by mail, webhook and syslog, acknowledged, and ends; nothing is told after access is revoked', async ({
  page,
  browser,
}) => {
  await signUpInWizard(page, scene);
  const contact = await approveAsContact(page, browser, scene, await askForNetwork(page, scene));
  await requestTrial(page, scene, ASN);
  const admin = await openAdministrator(browser, scene);
  await approveTrial(admin, scene, ASN);
  await hearOfHijacks(scene, { page, contact, admin });
});
