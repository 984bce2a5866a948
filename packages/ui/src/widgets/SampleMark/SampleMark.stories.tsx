import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleMark } from './SampleMark.tsx';

const meta = { component: SampleMark } satisfies Meta<typeof SampleMark>;
export default meta;

export const Full: StoryObj<typeof meta> = {};
