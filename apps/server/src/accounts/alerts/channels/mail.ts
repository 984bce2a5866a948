import type { Letter } from '../../mail/letter.ts';
import type { AlertMessage } from '../message.ts';
import { linesOf, linkOf, TEST_TITLE } from './text.ts';

/** The letter for one message, with the same subject for all messages of an alert, or a digest of several. */
export function alertLetter(origin: string, messages: readonly AlertMessage[]): Letter {
  const [first] = messages;
  const after = ['You receive this because of your alert rules. Change them on the alerts page.'];
  if (!first) return { subject: TEST_TITLE, lines: [`${TEST_TITLE}.`] };
  if (messages.length === 1)
    return {
      subject: first.title,
      lines: [linesOf(first).join('\n')],
      button: { label: first.graph === null ? 'See alerts' : 'See the graph', address: linkOf(origin, first) },
      after,
    };
  const networks = [...new Set(messages.map(({ asn }) => `AS${asn}`))];
  return {
    subject: `${messages.length} alerts about ${networks.slice(0, 3).join(', ')}${networks.length > 3 ? ' …' : ''}`,
    lines: messages.map((message) => [...linesOf(message), linkOf(origin, message)].join('\n')),
    button: { label: 'See alerts', address: origin + first.page },
    after,
  };
}
