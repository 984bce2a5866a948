interface JsonLdProps {
  /** An object of schema.org, with its `@context`. */
  readonly data: object;
}

/** A page's data for search engines, in a script element that browsers do not run. */
export function JsonLd({ data }: JsonLdProps) {
  // Escaped, so that no text of the data can end the script element.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
