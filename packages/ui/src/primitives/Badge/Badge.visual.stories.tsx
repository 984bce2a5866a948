import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { tones } from '../../tokens/roles.ts';
import { toneIcons } from '../Icon/toneIcons.ts';
import { Badge } from './Badge.tsx';
import { badgeKinds } from './Badge.variants.ts';

export default { component: Badge, tags: ['visual'] } satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <Matrix
      rows={badgeKinds}
      columns={tones}
      cell={(kind, tone) => (
        <Badge kind={kind} tone={tone} icon={toneIcons[tone]}>
          {tone}
        </Badge>
      )}
    />
  ),
};
