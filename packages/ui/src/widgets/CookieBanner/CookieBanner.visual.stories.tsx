import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieBanner } from './CookieBanner.tsx';

export default { component: CookieBanner, tags: ['visual'] } satisfies Meta;

/** A box of its own, to whose corner the banner keeps instead of the window's. */
export const Asking: StoryObj = {
  parameters: { picture: { width: 520 } },
  render: () => (
    <div style={{ height: 240, transform: 'scale(1)' }}>
      <CookieBanner onChoose={() => undefined} policyHref="/docs/policy.pdf" />
    </div>
  ),
};
