import type { CommonPath } from '../commonPaths.ts';
import { type AlertMessage, headline } from '../message.ts';

/** A message as plain lines: the event, its reasons and its paths. */
export function linesOf(message: AlertMessage): string[] {
  const facts = message.reasons.map(({ name, value }) => `${name}: ${value}`);
  const paths = message.paths.map((path) => `Path: ${pathWords(path)}`);
  return [headline(message), ...facts, ...paths];
}

const pathWords = ({ path, vantage_points: count }: CommonPath): string =>
  count === null ? path : `${path} (${count} vantage point${count === 1 ? '' : 's'})`;

/** The link of a message to the site. */
export const linkOf = (origin: string, { graph, page }: AlertMessage): string => `${origin}${graph ?? page}`;

/** Title of a test message. */
export const TEST_TITLE = 'Test message: alerts reach this channel';
