import type { AsSetRecord, AutNumRecord, RegistryRecord, RpslObject, SetMember } from '@routeglass/domain/rpsl';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText, NULL } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { ReferredMembers } from './referredMembers.ts';

const COLUMNS = {
  rpsl_object: ['type', 'name', 'source', 'object_text'],
  route_object: ['prefix', 'origin', 'source'],
  as_set: ['name', 'source', 'descr'],
  as_set_member: ['set_name', 'set_source', 'asn', 'member', 'member_source', 'by_reference'],
  aut_num: ['asn', 'source', 'as_name', 'descr'],
} as const;

type IrrTable = keyof typeof COLUMNS;

/** Writes the objects of a dump into their generation. */
export class IrrSink {
  readonly #generationId: number;
  readonly #tables: Readonly<Record<IrrTable, CopyTable>>;
  readonly #referred = new ReferredMembers();

  constructor(store: Store, generationId: number) {
    const tableOf = (table: IrrTable) =>
      new CopyTable(store, partitionOf(table, generationId), ['generation_id', ...COLUMNS[table]]);
    this.#generationId = generationId;
    this.#tables = {
      rpsl_object: tableOf('rpsl_object'),
      route_object: tableOf('route_object'),
      as_set: tableOf('as_set'),
      as_set_member: tableOf('as_set_member'),
      aut_num: tableOf('aut_num'),
    };
  }

  /** Number of objects written so far; of these, the route objects, as-sets and their members, and aut-nums. */
  get counts(): Readonly<Record<string, number>> {
    const { rpsl_object, route_object, as_set, as_set_member, aut_num } = this.#tables;
    return {
      objects: rpsl_object.rows,
      'route objects': route_object.rows,
      'as-sets': as_set.rows,
      members: as_set_member.rows,
      'aut-nums': aut_num.rows,
    };
  }

  async add(object: RpslObject, record: RegistryRecord, source: string): Promise<void> {
    await this.#row('rpsl_object', [object.type, nameOf(record), source, object.text].map(copyText));
    if (record.kind === 'route') await this.#row('route_object', [record.prefix, record.origin, copyText(source)]);
    if (record.kind === 'as-set') await this.#asSet(record, source);
    if (record.kind === 'aut-num') await this.#autNum(record, source);
  }

  async end(): Promise<void> {
    for (const { set, source, asn } of this.#referred.members()) await this.#member(set, source, { asn }, true);
    for (const table of Object.values(this.#tables)) await table.end();
  }

  async #asSet(record: AsSetRecord, source: string): Promise<void> {
    this.#referred.addSet(record, source);
    await this.#row('as_set', [copyText(record.name), copyText(source), arrayText(record.descr)]);
    for (const member of record.members) await this.#member(record.name, source, member, false);
  }

  async #autNum(record: AutNumRecord, source: string): Promise<void> {
    this.#referred.addNetwork(record, source);
    const { asn, asName, descr } = record;
    await this.#row('aut_num', [asn, copyText(source), copyText(asName), arrayText(descr)]);
  }

  #member(set: string, source: string, member: SetMember, isByReference: boolean): Promise<void> {
    const found = 'asn' in member ? [member.asn, NULL, NULL] : [NULL, copyText(member.set), copyText(member.source)];
    return this.#row('as_set_member', [copyText(set), copyText(source), ...found, isByReference]);
  }

  async #row(table: IrrTable, columns: readonly (string | number | boolean)[]): Promise<void> {
    const copy = this.#tables[table];
    if (copy.add(`${this.#generationId}\t${columns.join('\t')}`)) await copy.flush();
  }
}

function nameOf(record: RegistryRecord): string {
  if (record.kind === 'route') return `${record.prefix} AS${record.origin}`;
  return record.kind === 'aut-num' ? `AS${record.asn}` : record.name;
}

/** A text[] value in COPY's text format. */
function arrayText(texts: readonly string[]): string {
  return copyText(`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}
