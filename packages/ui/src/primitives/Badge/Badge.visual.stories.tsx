import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { severities, tones } from '../../tokens/roles.ts';
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

export const Severities: StoryObj = {
  render: () => (
    <Matrix
      rows={badgeKinds}
      columns={severities}
      cell={(kind, severity) => (
        <Badge kind={kind} severity={severity}>
          {severity}
        </Badge>
      )}
    />
  ),
};
