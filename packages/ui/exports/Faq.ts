export { Faq, type FaqProps } from '../src/widgets/Faq/Faq.tsx';
export { expandedAtFirst, type FaqEntry } from '../src/widgets/Faq/faqEntry.ts';
