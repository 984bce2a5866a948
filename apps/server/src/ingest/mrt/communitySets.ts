import { communityText, extendedCommunityText, largeCommunityText } from '@routeglass/domain/community';
import { type MrtTables, NONE } from '@routeglass/domain/mrt';
import { reserveCommunityIds, settleCommunityIndex } from '../../store/communitySets.ts';
import { copyText, NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import type { Store } from '../../store/store.ts';

/** Ids taken at a time. */
const BLOCK = 20_000;

/** Communities of routes as rows of `community_set`, each different set once, written when first met. */
export class CommunitySets {
  readonly #store: Store;
  readonly #generationId: number;
  readonly #copy: CopyTable;
  #next = 0;
  #left = 0;
  #tables: MrtTables | null = null;
  /** Column `community_set` by set of attributes, and by the numbers of its communities in the tables. */
  #ofAttributes: string[] = [];
  #ofNumbers = new Map<string, string>();

  constructor(store: Store, generationId: number) {
    this.#store = store;
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, 'community_set', ['id', 'communities'], { mayWait: true });
  }

  /** Different sets written. */
  get count(): number {
    return this.#copy.rows;
  }

  /** Makes room for the sets that a batch may bring. Call it before `columnOf`. */
  async prepare(tables: MrtTables): Promise<void> {
    if (tables !== this.#tables) {
      this.#ofAttributes = [];
      this.#ofNumbers = new Map();
    }
    this.#tables = tables;
    const fresh = tables.attributes.count - this.#ofAttributes.length;
    if (this.#left < fresh && hasCommunities(tables, this.#ofAttributes.length)) {
      this.#left = Math.max(BLOCK, fresh);
      this.#next = await reserveCommunityIds(this.#store, this.#generationId, this.#left);
    }
    for (let row = this.#ofAttributes.length; row < tables.attributes.count; row += 1)
      this.#ofAttributes.push(this.#columnOf(tables, row));
  }

  /** `community_set` of a set of attributes in COPY's form. */
  columnOf(attributes: number): string {
    return this.#ofAttributes[attributes] ?? NULL;
  }

  /** Sends what was gathered, once it is a batch. */
  flush(): Promise<void> {
    return this.#copy.flushIfFull();
  }

  async end(): Promise<void> {
    if ((await this.#copy.end()) > 0) await settleCommunityIndex(this.#store);
  }

  #columnOf(tables: MrtTables, row: number): string {
    const { communities, largeCommunities, extendedCommunities } = tables.attributes;
    const numbers = [communities[row], largeCommunities[row], extendedCommunities[row]];
    if (numbers.every((number) => number === NONE)) return NULL;
    const key = numbers.join();
    const known = this.#ofNumbers.get(key);
    if (known !== undefined) return known;
    const texts = [...new Set(textsOf(tables, row))];
    const column = texts.length === 0 ? NULL : this.#write(texts);
    this.#ofNumbers.set(key, column);
    return column;
  }

  #write(texts: readonly string[]): string {
    const id = String(this.#next);
    this.#next += 1;
    this.#left -= 1;
    // An array's own form: in quotes, since an extended community has a space in it.
    this.#copy.add(`${id}\t${copyText(`{${texts.map((text) => `"${text}"`).join()}}`)}`);
    return id;
  }
}

function hasCommunities({ attributes }: MrtTables, from: number): boolean {
  const { communities, largeCommunities, extendedCommunities } = attributes;
  for (let row = from; row < attributes.count; row += 1) {
    if (communities[row] !== NONE || largeCommunities[row] !== NONE || extendedCommunities[row] !== NONE) return true;
  }
  return false;
}

function* textsOf(tables: MrtTables, row: number): Generator<string> {
  const { communities, largeCommunities, extendedCommunities } = tables.attributes;
  const [standard = NONE, large = NONE, extended = NONE] = [
    communities[row],
    largeCommunities[row],
    extendedCommunities[row],
  ];
  if (standard !== NONE) for (const word of tables.communitiesOf(standard)) yield communityText(word);
  if (large !== NONE) {
    const words = tables.largeCommunitiesOf(large);
    for (let i = 0; i + 2 < words.length; i += 3) yield largeCommunityText(words[i]!, words[i + 1]!, words[i + 2]!);
  }
  if (extended !== NONE) {
    const words = tables.extendedCommunitiesOf(extended);
    for (let i = 0; i + 1 < words.length; i += 2) yield extendedCommunityText(words[i]!, words[i + 1]!);
  }
}
