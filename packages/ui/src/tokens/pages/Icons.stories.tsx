import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { iconSizes } from '../../primitives/Icon/Icon.variants.ts';
import { toneIcons } from '../../primitives/Icon/toneIcons.ts';
import { tones } from '../roles.ts';
import * as styles from './Swatches.css.ts';

export default { title: 'Icons', tags: ['!dev'] } satisfies Meta;

export const OfTones: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {tones.map((tone) => (
        <div key={tone} className={styles.item}>
          <Icon of={toneIcons[tone]} size={20} />
          <span className={styles.name}>{tone}</span>
        </div>
      ))}
    </div>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {iconSizes.map((size) => (
        <div key={size} className={styles.item}>
          <Icon of={toneIcons.valid} size={size} />
          <span className={styles.name}>{size}</span>
        </div>
      ))}
    </div>
  ),
};
