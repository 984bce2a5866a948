import type { FaqEntry } from './faqEntry.ts';

const entry = (id: string, question: string, answer: string, link?: FaqEntry['link']): FaqEntry => ({
  id,
  question,
  answer,
  link,
});

/** The twelve topics of the landing page, in neutral words. */
export const twelveQuestions: readonly FaqEntry[] = [
  entry(
    'bgp-monitoring',
    'What is BGP monitoring?',
    'Watching the routes that networks announce to each other, so that a wrong one is seen before users feel it.',
    { label: 'Read more about BGP', href: '/learn' },
  ),
  entry(
    'product',
    'What does this product do?',
    'It collects routes from many places and tells you what happens to yours.',
  ),
  entry('why', 'Why do I need it?', 'Because another network can take your traffic without touching your routers.'),
  entry(
    'how',
    'How does it work?',
    'Collectors hear routes from many networks. Each change is judged within a minute.',
  ),
  entry('speed', 'How fast are alerts?', 'On average within a minute.'),
  entry('integrations', 'How can it be integrated?', 'Through syslog, e-mail or the API.', {
    label: 'See the API',
    href: '/open-api',
  }),
  entry('incident-types', 'Which incidents are found?', 'Hijacks, route leaks and bogons.'),
  entry('hijack', 'What is a hijack?', 'A network announces addresses that are not its own.'),
  entry(
    'route-leak',
    'What is a route leak?',
    'A network passes on a route to a neighbor that should not have had it.',
  ),
  entry('bogon', 'What is a bogon?', 'A route to addresses, or through a network, that nobody may use.'),
  entry('planning', 'Does it help with planning a network?', 'Ratings compare providers by reach and by stability.', {
    label: 'See the ratings',
    href: '/as-rating',
  }),
  entry('free', 'Is there a free version?', 'Yes: overview, connectivity and basic security of every network.'),
];
