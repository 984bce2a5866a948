import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes, type ThemeName } from '../themes/names.ts';
import { vars } from '../vars.css.ts';
import { leaves } from './leaves.ts';
import * as styles from './Swatches.css.ts';

export default { title: 'Colours', tags: ['!dev'] } satisfies Meta;

const Swatches = ({ theme }: { theme: ThemeName }) => (
  <div data-theme={theme} className={styles.grid}>
    {leaves(vars.color).map(([role, value]) => (
      <div key={role} className={styles.item}>
        <span className={styles.swatch} style={{ backgroundImage: `linear-gradient(${value}, ${value})` }} />
        <span className={styles.name}>{role}</span>
      </div>
    ))}
  </div>
);

/** Every role in both themes. */
export const Roles: StoryObj = {
  render: () => (
    <>
      {themes.map((theme) => (
        <Swatches key={theme} theme={theme} />
      ))}
    </>
  ),
};
