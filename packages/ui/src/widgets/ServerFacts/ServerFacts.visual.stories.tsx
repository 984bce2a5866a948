import type { Meta, StoryObj } from '@storybook/react-vite';
import { troubled } from './ServerFacts.fixtures.ts';
import { ServerFacts } from './ServerFacts.tsx';

export default { component: ServerFacts, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Troubled: StoryObj = { render: () => <ServerFacts facts={{ status: 'ready', data: troubled }} /> };
