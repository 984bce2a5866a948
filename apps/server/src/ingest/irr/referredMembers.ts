import type { AsSetRecord, AutNumRecord } from '@routeglass/domain/rpsl';

/** A network that joined a set by itself. */
export interface ReferredMember {
  readonly set: string;
  readonly source: string;
  readonly asn: number;
}

/**
 * Members by reference (RFC 2622, section 5.1). A network is in a set named in its aut-num's `member-of` if the set's `mbrs-by-ref` has one of the
 * aut-num's maintainers, or `ANY`. Both objects must be in the same registry. They may come in any order.
 */
export class ReferredMembers {
  readonly #maintainers = new Map<string, ReadonlySet<string>>();
  readonly #networks: { readonly record: AutNumRecord; readonly source: string }[] = [];

  addSet({ name, membersByReference }: AsSetRecord, source: string): void {
    if (membersByReference.length > 0) this.#maintainers.set(`${source}::${name}`, new Set(membersByReference));
  }

  addNetwork(record: AutNumRecord, source: string): void {
    if (record.memberOf.length > 0) this.#networks.push({ record, source });
  }

  *members(): Generator<ReferredMember, void> {
    for (const { record, source } of this.#networks) {
      for (const set of new Set(record.memberOf)) {
        const allowed = this.#maintainers.get(`${source}::${set}`);
        if (allowed && (allowed.has('ANY') || record.maintainers.some((maintainer) => allowed.has(maintainer))))
          yield { set, source, asn: record.asn };
      }
    }
  }
}
