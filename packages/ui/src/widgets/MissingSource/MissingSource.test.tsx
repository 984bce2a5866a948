import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { MissingSource } from './MissingSource.tsx';

it('says what is missing and the command that loads it', async () => {
  render(
    <p>
      <MissingSource source="organisations" />
    </p>,
  );
  await expect
    .element(page.getByText(/^No list of organizations and their ASNs is loaded, so this is unknown\./))
    .toBeVisible();
  await expect.element(page.getByRole('code')).toHaveTextContent('npm run ingest -- 20260101.as-org2info.jsonl.gz');
  expect(await axeProblems(document.body)).toEqual([]);
});
