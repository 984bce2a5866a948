import { expect } from '@playwright/test';
import { endpoints, sentSchema } from '@routeglass/api-client/contract';
import { readApiDocument } from '@routeglass/api-client/view';
import { axeProblems } from './axe.ts';
import { read, test } from './pages.ts';

test.describe('the API explorer', () => {
  test('finds a call, sends it, and shows what came back', async ({ page }) => {
    await page.goto('/open-api');
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search calls' }).fill('asInfo');
    await page
      .getByRole('button', { name: /\/v2\/incidents\/info\/asn\/\{asn\} / })
      .first()
      .click();
    await expect(page).toHaveURL('/open-api#/as-info/asInfo');
    await page.getByRole('textbox', { name: /^asn/ }).fill('65059');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Status 200')).toBeVisible();
    await expect(page.getByText('"BLUESTONE-TRANSIT"')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('goes to the call that the address names', async ({ page }) => {
    await page.goto('/open-api#/web/sources');
    await expect(page.getByRole('button', { name: /\/v2\/web\/sources / })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  });

  test('describes answers as they are: every GET with its example', async ({ page }) => {
    const { operations } = readApiDocument(await read<object>(page, '/openapi-config.json'));
    const wrong: string[] = [];
    for (const { id, method, path, parameters, answers } of operations) {
      if (method !== 'get') continue;
      const words = (example: unknown) =>
        [example].flat().map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
      const example = (name: string) => words(parameters.find((each) => each.name === name)?.example).join();
      const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(example(name)));
      const query = new URLSearchParams(
        parameters
          .filter((each) => each.in === 'query' && each.required)
          .flatMap(({ name, example: given }) => words(given).map((value) => [name, value])),
      );
      const answer = await page.request.get(`${filled}?${query.toString()}`, { maxRedirects: 0 });
      const documented = answers.some(({ status }) => status === String(answer.status()) || status === 'default');
      if (!documented) wrong.push(`${id}: ${answer.status()} is not described`);
      const endpoint = Object.values(endpoints).find(({ name }) => name === id);
      if (!answer.ok() || !endpoint) continue;
      const judged = await sentSchema(endpoint)['~standard'].validate(await answer.json());
      if (judged.issues) wrong.push(`${id}: ${judged.issues[0]?.message}`);
    }
    expect(wrong).toEqual([]);
  });
});
