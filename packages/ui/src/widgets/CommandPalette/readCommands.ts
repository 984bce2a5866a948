import { classifyQuery, destinationOf } from '@routeglass/domain/query';
import { destinationOfResult } from '../../facts/destinationOfResult.ts';
import { suggestionText } from '../../facts/suggestionText.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import { type Command, type CommandGroup, keyOf } from './command.ts';
import { kindNames, nameOfEntity, pagesOf, pagesOfAs, type Entity, type EntityPage } from './entityPages.ts';

const FOUND = 'Found';

export interface CommandContext {
  /** The AS whose pages the reader is on; null on all others. */
  readonly asn: number | null;
  /** Search results for the subject of the text. */
  readonly found: readonly SearchResult[];
  /** Pages that are not about one entity. */
  readonly sitePages: readonly EntityPage[];
}

/**
 * Parses a text of the form `[entity] [page]`, in either order: `AS3356 graph`, `roa 10.0.0.0/16`, `lumen customers`, `whois`.
 *
 * Every text gives commands, except an empty one outside the pages of an AS. The likeliest comes first.
 */
export function readCommands(text: string, { asn, found, sitePages }: CommandContext): CommandGroup[] {
  const words = wordsOf(text);
  const named = namedEntity(words, asn);
  const groups: CommandGroup[] = [];
  if (named) groups.push(entityGroup(named));
  else if (asn !== null) groups.push({ title: `On AS${asn}`, commands: ownPages(asn, words.join(' ')) });
  if (!named && words.length > 0) groups.push({ title: 'Pages', commands: pagesOfSite(sitePages, words.join(' ')) });
  groups.push({ title: FOUND, commands: foundCommands(words, found) });
  const search = destinationOf(text);
  if (search?.startsWith('/search'))
    groups.push({ title: 'Search', commands: [{ name: `Search for "${words.join(' ')}"`, note: '', href: search }] });
  return withoutRepeats(groups);
}

/** The text to search for: everything except the page name. */
export function subjectOf(text: string): string {
  const words = wordsOf(text);
  const named = namedEntity(words, null)?.entity;
  if (named?.kind === 'domain') return named.domain;
  return named?.text ?? askedPage(words)?.subject ?? words.join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

interface NamedEntity {
  readonly entity: Entity;
  /** Its pages that the other words match; all of them if there are no other words. */
  readonly pages: readonly EntityPage[];
  readonly isAlone: boolean;
}

/**
 * The word of a text that has the form of an entity, if the other words match one of its pages; `AS 3356` counts as one word. `level 3` names no
 * entity: `level` is not a page of AS3.
 */
function namedEntity(words: readonly string[], from: number | null): NamedEntity | undefined {
  const joined = words
    .join(' ')
    .replace(/(^|\s)as (\d+)(?=\s|$)/i, '$1AS$2')
    .split(' ');
  for (const [i, word] of joined.entries()) {
    const query = classifyQuery(word);
    if (query.kind === 'text' || query.kind === 'empty') continue;
    const rest = joined.toSpliced(i, 1).join(' ');
    const pages = pagesFitting(pagesOf(query, from), rest);
    if (pages.length > 0) return { entity: query, pages, isAlone: rest === '' };
  }
  return undefined;
}

/** Pages that match the words, exact names before prefixes; all of them without any words. */
function pagesFitting(pages: readonly EntityPage[], text: string): readonly EntityPage[] {
  const wanted = text.toLowerCase();
  if (wanted === '') return pages;
  const exact = pages.filter(({ words }) => words.some((word) => word.toLowerCase() === wanted));
  const begun = pages.filter(({ words }) => words.some((word) => word.toLowerCase().startsWith(wanted)));
  return [...new Set([...exact, ...begun])];
}

/** The pages of the named entity; only its name is shown if the text has nothing else. */
function entityGroup({ entity, pages, isAlone }: NamedEntity): CommandGroup {
  const title = nameOfEntity(entity);
  const kind = kindNames[entity.kind];
  return {
    title,
    commands: pages.map(({ name, href }, i) =>
      isAlone && i === 0
        ? { name: title, note: `${kind} · ${name}`, href }
        : { name: `${title} ${name}`, note: kind, href },
    ),
  };
}

function ownPages(asn: number, text: string): Command[] {
  return pagesFitting(pagesOfAs(asn), text).map(({ name, href }) => ({ name, note: `AS${asn}`, href }));
}

function pagesOfSite(sitePages: readonly EntityPage[], text: string): Command[] {
  return pagesFitting(sitePages, text).map(({ name, href }) => ({ name, note: 'Page', href }));
}

interface AskedPage {
  /** The text without the words that name the page. */
  readonly subject: string;
  readonly page: string;
}

/** The page of a network whose whole name is the first or last words of a text, if other words are left. */
function askedPage(words: readonly string[]): AskedPage | undefined {
  const names = new Set(pagesOfAs(0).flatMap((page) => page.words.map((word) => word.toLowerCase())));
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const last = words.slice(-count).join(' ').toLowerCase();
    if (names.has(last)) return { subject: words.slice(0, -count).join(' '), page: last };
    const first = words.slice(0, count).join(' ').toLowerCase();
    if (names.has(first)) return { subject: words.slice(count).join(' '), page: first };
  }
  return undefined;
}

/** The search results; for a network, at the page that the text names. */
function foundCommands(words: readonly string[], found: readonly SearchResult[]): Command[] {
  const asked = askedPage(words)?.page;
  return found.flatMap((result) => {
    const href = destinationOfResult(result);
    if (href === undefined) return [];
    const { main, beside, kind } = suggestionText(result);
    const page =
      asked !== undefined && result.type === 'autonomous-system'
        ? pagesFitting(pagesOfAs(result.asn), asked)[0]
        : undefined;
    const sample = result.sample === true ? ['Demo data'] : [];
    const noteOf = (...parts: readonly string[]) => [...parts.filter((part) => part !== ''), ...sample].join(' · ');
    if (page) return { name: `${main} ${page.name}`, note: noteOf(beside), href: page.href };
    return { name: main, note: noteOf(beside, kind), href };
  });
}

/** Each page once, at its first place, except for search results: several prefixes of one network lead to its one page. Empty groups are left out. */
function withoutRepeats(groups: readonly CommandGroup[]): CommandGroup[] {
  const pages = new Set<string>();
  return groups.flatMap(({ title, commands }) => {
    const before = new Set(pages);
    const seen = new Set<string>();
    const left = commands.filter((command) => {
      const words = title === FOUND ? keyOf(command) : command.href;
      if (before.has(command.href) || seen.has(words)) return false;
      seen.add(words);
      pages.add(command.href);
      return true;
    });
    return left.length === 0 ? [] : [{ title, commands: left }];
  });
}
