import type { InputOf } from '../client/input.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/table.ts';
import type { PathFacts } from './path.ts';

/** A kind of source that the contract knows. */
export type SourceKind = AnswerOf<Endpoints['sources']>[number]['kind'];

/** Who may open a page; others are led to where they can become one of these. */
export const audiences = ['anyone', 'signed-in', 'subscriber', 'contact', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** A text that depends on what the address says; as a method, so that a page of some path counts as a page. */
type Text<Path extends string> = string | { of(facts: PathFacts<Path>, search: URLSearchParams): string }['of'];

/** What a call is asked with; null where the page does not ask it at this address. */
type InputAt<Path extends string, Name extends EndpointName> = {
  of(facts: PathFacts<Path>, search: URLSearchParams): InputOf<Endpoints[Name]> | null;
}['of'];

/** The calls that a page makes at once, by the endpoint's name, and what each is asked with. */
export type Reads<Path extends string = string> = { readonly [Name in EndpointName]?: InputAt<Path, Name> };

/** Answers to the first reads of a page that are there, by the endpoint's name. */
export type FirstAnswers = { readonly [Name in EndpointName]?: AnswerOf<Endpoints[Name]> };

/** What search engines and those who share a page are told of it. What is absent is said by the page itself. */
export interface PageWords {
  readonly title?: string;
  readonly description?: string;
  /** Path of a picture on this site. */
  readonly picture?: string;
  /** When it was published, ISO 8601. */
  readonly published?: string;
}

/** What stands around several pages, and what all of them ask. */
export interface Layout<Path extends string = string> {
  readonly id: string;
  /** File of the portal's code that draws it, below its `src`. Without one the layout only groups pages. */
  readonly file?: string;
  /** What the paths of its pages begin with; empty where they have nothing in common. */
  readonly path: Path;
  readonly within?: Layout;
  readonly reads?: Reads<Path>;
  /** As of a page, for all of its pages. */
  readonly knownBy?: EndpointName;
  /** Whether the server draws its pages. */
  readonly drawn?: boolean;
}

/** A page of the site. All that depends on which pages there are is derived from the list of these. */
export interface Page<Path extends string = string> {
  /** Unique, and the folder of the portal's `routes` that draws it, unless `route` says another. */
  readonly id: string;
  /** Template of its path: `/as/:asn/ix`. `:name?` may be absent; `*` at the end stands for up to two parts. */
  readonly path: Path;
  /** Folder that draws it, where it draws several pages: it tells them apart by the last part of the path, its param `section`. */
  readonly route?: string;
  readonly layout: Layout;
  /** As menus and the command palette name it. */
  readonly label: string;
  /** As tabs and search engines name it; the name of the site is added, unless it holds it already. Default: `label`. */
  readonly title?: Text<Path>;
  readonly description?: Text<Path>;
  /** The menu that has it, by the `id` of a layout or any name of the menu's own. */
  readonly menu?: string;
  /** `id` of the entry of the same menu that it is nested in. */
  readonly under?: string;
  /** What the number beside its entry counts: `active now`. */
  readonly counted?: string;
  /** Words that the command palette finds it by, beside its `id` and label. */
  readonly words?: readonly string[];
  /** The parameter of the query that says what it is about: without it there is nothing to show. */
  readonly subject?: string;
  /** What that has to be written like: there is no page about any other text. */
  readonly subjectIs?: 'community' | 'domain';
  /** The parameter of the query that says which of its faces is on show, where it may be absent: a part of its one address. */
  readonly kept?: string;
  /** What the answers to its first reads say of it. */
  readonly told?: { of(answers: FirstAnswers, facts: PathFacts<Path>, search: URLSearchParams): PageWords }['of'];
  /** The read without which there is no such page: where its answer is 404, so is the page. */
  readonly knownBy?: EndpointName;
  /** What its path has to be the canonical spelling of: `address` for a prefix or an IP address. */
  readonly spelling?: 'address';
  /** Kinds of sources that it rests on. */
  readonly sources?: readonly SourceKind[];
  readonly reads?: Reads<Path>;
  /** Default `anyone`. */
  readonly audience?: Audience;
  /** Where who has no account is led in its place, to come back from there. */
  readonly entrance?: 'login' | 'register';
  /** The subscription that it sells: subscribers are sent to the page that it opens. */
  readonly sells?: 'rating';
  /** Whether the server draws it. Default: as its layout. */
  readonly drawn?: boolean;
}

/** Keeps the exact path, on which the types of params and links depend. */
// @__NO_SIDE_EFFECTS__
export function definePage<const Path extends string>(page: Page<Path>): Page<Path> {
  return page;
}

// @__NO_SIDE_EFFECTS__
export function defineLayout<const Path extends string>(layout: Layout<Path>): Layout<Path> {
  return layout;
}

/** The layouts around a page, the outermost first. */
export function layoutsOf({ layout }: Page): readonly Layout[] {
  const around = (inner: Layout): Layout[] => (inner.within ? [...around(inner.within), inner] : [inner]);
  return around(layout);
}

/** Whether the server draws a page. */
export function isDrawn(page: Page): boolean {
  return page.drawn ?? layoutsOf(page).some(({ drawn }) => drawn);
}
