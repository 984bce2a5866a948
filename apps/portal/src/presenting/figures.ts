import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';

type Content = AnswerOf<Endpoints['content']>;
type Counted = AnswerOf<Endpoints['speakerCount']>;

/** Numbers that a text can name in braces. */
export type Figures = Readonly<Record<string, string | undefined>>;

/** The size of the site: the operator's figures, or counted ones where the operator has none. */
export function figuresOf(said: Content['figures'] | undefined, counted: Counted | undefined): Figures {
  return {
    sessions: said?.sessions ?? counted?.sessions.toLocaleString('en'),
    'vantage-points': counted?.count.toLocaleString('en'),
    enterprises: said?.enterprises,
    networks: said?.networks,
    prefixes: said?.prefixes,
  };
}

/** A text with its figures: `{sessions} BGP sessions`. Null if one of them is unknown. */
export function withFigures(text: string, figures: Figures): string | null {
  let isWhole = true;
  const whole = text.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    isWhole &&= figure !== undefined;
    return figure ?? '';
  });
  return isWhole ? whole : null;
}
