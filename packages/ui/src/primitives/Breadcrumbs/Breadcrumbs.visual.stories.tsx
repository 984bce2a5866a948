import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default { component: Breadcrumbs, tags: ['visual'] } satisfies Meta;

export const Three: StoryObj = {
  render: () => (
    <Breadcrumbs items={[{ name: 'Home', href: '/' }, { name: 'Learn', href: '/learn' }, { name: 'Hijacks' }]} />
  ),
};
