import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCookies } from './consent.ts';
import { CookieBanner } from './CookieBanner.tsx';

export default { component: CookieBanner, tags: ['visual'] } satisfies Meta;

export const Changing: StoryObj = {
  parameters: { picture: { width: 520 } },
  render: () => (
    <div style={{ height: 520, transform: 'scale(1)' }}>
      <CookieBanner onChoose={() => undefined} consent={allCookies} onClose={() => undefined} />
    </div>
  ),
};

/** A box that contains the banner instead of the window. */
export const Asking: StoryObj = {
  parameters: { picture: { width: 520 } },
  render: () => (
    <div style={{ height: 240, transform: 'scale(1)' }}>
      <CookieBanner onChoose={() => undefined} policyHref="/docs/policy.pdf" />
    </div>
  ),
};
