import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.variants.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { expandedAtFirst, type FaqEntry } from './faqEntry.ts';

export interface FaqProps {
  readonly entries: readonly FaqEntry[];
  /** Heading level of the questions. Default 3. */
  readonly level?: HeadingLevel;
}

/** Questions that expand to their answers, any number at once. The page adds the structured data. */
export function Faq({ entries, level = 3 }: FaqProps) {
  return (
    <Accordion
      allowsMany
      level={level}
      defaultExpanded={expandedAtFirst(entries)}
      items={entries.map(({ id, question, answer, link }) => ({
        id,
        title: question,
        content: (
          <Stack gap={8} align="start">
            <Text size={14} tone="muted">
              {answer}
            </Text>
            {link && <Link href={link.href}>{link.label}</Link>}
          </Stack>
        ),
      }))}
    />
  );
}
