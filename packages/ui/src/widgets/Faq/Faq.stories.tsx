import type { Meta, StoryObj } from '@storybook/react-vite';
import { twelveQuestions } from './Faq.fixtures.ts';
import { Faq } from './Faq.tsx';

const meta = { component: Faq, args: { entries: twelveQuestions } } satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OthersOpen: Story = {
  args: { entries: twelveQuestions.map((entry) => ({ ...entry, isExpanded: entry.link !== undefined })) },
};
export const RightToLeft: Story = {
  args: {
    entries: [{ id: 'rtl', question: 'ما هو اختطاف المسار؟', answer: 'شبكة تعلن عن عناوين ليست لها.' }],
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
