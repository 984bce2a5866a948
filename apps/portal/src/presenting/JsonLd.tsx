interface JsonLdProps {
  /** An object of schema.org, with its `@context`. */
  readonly data: object;
}

/** What a page says to search engines, as data that no browser runs. */
export function JsonLd({ data }: JsonLdProps) {
  // No text of the data can end the element that holds it.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
