import type { AccordionItem } from './Accordion.tsx';

export const questions: readonly AccordionItem<'hijack' | 'leak' | 'bogon'>[] = [
  { id: 'hijack', title: 'What is a hijack?', content: 'A network announces a prefix that is not its own.' },
  { id: 'leak', title: 'What is a route leak?', content: 'A network passes on a route further than it may.' },
  {
    id: 'bogon',
    title: 'What is a bogon?',
    content: 'An address that must not appear in the Internet.',
    note: 'RFC 6890',
  },
];
