import type { InputOf } from '../client/input.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/table.ts';
import type { PathFacts } from './path.ts';

/** A kind of source in the contract. */
export type SourceKind = AnswerOf<Endpoints['sources']>[number]['kind'];

/** Who may open a page; others are redirected to where they can gain access. */
export const audiences = ['anyone', 'signed-in', 'subscriber', 'contact', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** A text that may depend on the address. The type uses a method so that a page of a specific path is assignable to `Page`. */
type Text<Path extends string> = string | { of(facts: PathFacts<Path>, search: URLSearchParams): string }['of'];

/** Input of a call; null if the page does not make it at this address. */
type InputAt<Path extends string, Name extends EndpointName> = {
  of(facts: PathFacts<Path>, search: URLSearchParams): InputOf<Endpoints[Name]> | null;
}['of'];

/** The first calls of a page, by endpoint name, with their inputs. */
export type Reads<Path extends string = string> = { readonly [Name in EndpointName]?: InputAt<Path, Name> };

/** Available answers to the first reads of a page, by endpoint name. */
export type FirstAnswers = { readonly [Name in EndpointName]?: AnswerOf<Endpoints[Name]> };

/** Words about a page for search engines and link previews; missing ones come from the page itself. */
export interface PageWords {
  readonly title?: string;
  readonly description?: string;
  /** Path of a picture on this site. */
  readonly picture?: string;
  /** Time of publication, ISO 8601. */
  readonly published?: string;
}

/** The frame of several pages, and the calls that all of them make. */
export interface Layout<Path extends string = string> {
  readonly id: string;
  /** File of the portal that draws it, below its `src`. Without one, the layout only groups pages. */
  readonly file?: string;
  /** Common prefix of its pages' paths; may be empty. */
  readonly path: Path;
  readonly within?: Layout;
  readonly reads?: Reads<Path>;
  /** As in `Page`, for all of its pages. */
  readonly knownBy?: EndpointName;
  /** Whether the server draws its pages. */
  readonly drawn?: boolean;
}

/** A page of the site. Everything that depends on which pages exist is derived from the list of pages. */
export interface Page<Path extends string = string> {
  /** Unique. Also the folder in the portal's `routes` that draws it, unless `route` names another. */
  readonly id: string;
  /** Template of its path: `/as/:asn/ix`. `:name?` is optional; `*` at the end matches up to two parts. */
  readonly path: Path;
  /** Folder that draws it together with other pages: it distinguishes them by the last part of the path, the param `section`. */
  readonly route?: string;
  readonly layout: Layout;
  /** Name in menus and the command palette. */
  readonly label: string;
  /** Title in tabs and search engines. The name of the site is added unless the title contains it. Default: `label`. */
  readonly title?: Text<Path>;
  readonly description?: Text<Path>;
  /** The menu that contains it: the `id` of a layout, or another name. */
  readonly menu?: string;
  /** `id` of its parent entry in the same menu. */
  readonly under?: string;
  /** Meaning of the number beside its entry: `active now`. */
  readonly counted?: string;
  /** Search words for the command palette besides `id` and label. */
  readonly words?: readonly string[];
  /** The query parameter with its subject, without which it shows nothing. */
  readonly subject?: string;
  /** The form of its subject: for any other text there is no such page. */
  readonly subjectIs?: 'community' | 'domain';
  /** An optional query parameter that selects one of its views, and is part of the canonical address. */
  readonly kept?: string;
  /** Words from the answers to its first reads. */
  readonly told?: { of(answers: FirstAnswers, facts: PathFacts<Path>, search: URLSearchParams): PageWords }['of'];
  /** The read that decides whether the page exists: if its answer is 404, so is the page. */
  readonly knownBy?: EndpointName;
  /** Kind of canonical spelling its path needs: `address` for a prefix or an IP address. */
  readonly spelling?: 'address';
  /** Kinds of sources of its data. */
  readonly sources?: readonly SourceKind[];
  readonly reads?: Reads<Path>;
  /** Default `anyone`. */
  readonly audience?: Audience;
  /** Page for people who are not signed in, who return here afterwards. */
  readonly entrance?: 'login' | 'register';
  /** The subscription that it sells; subscribers are redirected to the page that it unlocks. */
  readonly sells?: 'rating';
  /** Whether the server draws it. Default: the layout's. */
  readonly drawn?: boolean;
}

/** Keeps the exact type of the path, which the types of params and links need. */
// @__NO_SIDE_EFFECTS__
export function definePage<const Path extends string>(page: Page<Path>): Page<Path> {
  return page;
}

// @__NO_SIDE_EFFECTS__
export function defineLayout<const Path extends string>(layout: Layout<Path>): Layout<Path> {
  return layout;
}

/** The layouts around a page, outermost first. */
export function layoutsOf({ layout }: Page): readonly Layout[] {
  const around = (inner: Layout): Layout[] => (inner.within ? [...around(inner.within), inner] : [inner]);
  return around(layout);
}

export function isDrawn(page: Page): boolean {
  return page.drawn ?? layoutsOf(page).some(({ drawn }) => drawn);
}
