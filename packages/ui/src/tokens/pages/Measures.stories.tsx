import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../breakpoints.ts';
import { space } from '../space.ts';
import { fontWeights, textSizes } from '../type.ts';
import * as styles from './Swatches.css.ts';

export default { title: 'Measures', tags: ['!dev'] } satisfies Meta;

export const Type: StoryObj = {
  render: () => (
    <div>
      {Object.entries(textSizes).map(([size, look]) =>
        Object.entries(fontWeights).map(([weight, fontWeight]) => (
          <div key={`${size} ${weight}`} style={{ ...look, fontWeight }}>
            {size} {weight}: AS64512 announces 10.12.0.0/16
          </div>
        )),
      )}
    </div>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {Object.entries(space).map(([name, width]) => (
        <div key={name} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span className={styles.bar} style={{ width }} />
        </div>
      ))}
    </div>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {Object.entries(breakpoints).map(([name, from]) => (
        <div key={name} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span>from {from} px</span>
        </div>
      ))}
    </div>
  ),
};
