interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers as search engines read them (schema.org, FAQPage). */
export function faqData(entries: readonly Asked[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
