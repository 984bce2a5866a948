import type { AuditView } from '@routeglass/ui/AuditTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readSpan, readText, readWhole, writeParameters } from '../../address/parameters.ts';

const first = { who: '', action: '', to: '', from: '', until: '', page: 1, 'page-size': 50 };

/** Reads the view from any address: `who`, `action`, `to`, `from`, `until`, `page`, `page-size`. */
export function readAudit(search: URLSearchParams): AuditView {
  return {
    actor: readText(search, 'who'),
    action: /^[a-z][\w.-]{1,63}$/.exec(search.get('action') ?? '')?.[0] ?? null,
    subject: readText(search, 'to'),
    days: readSpan(search),
    page: readWhole(search, 'page', 1),
    pageSize: readChoice(search, 'page-size', pageSizes, 50),
  };
}

/** Reads and writes the list in an address, and makes its query. */
export const auditList = {
  read: (search: URLSearchParams) => ({ view: readAudit(search) }),
  write: ({ view }: { readonly view: AuditView }, before: URLSearchParams) => {
    const { actor, action, subject, days, page, pageSize } = view;
    const values = { who: actor, action: action ?? '', to: subject, ...days, page, 'page-size': pageSize };
    return writeParameters(values, first, before);
  },
  query: ({ view: { actor, action, subject, days, page, pageSize } }: { readonly view: AuditView }) => ({
    actor,
    action: action ?? '',
    subject,
    ...days,
    page,
    'page-size': pageSize,
  }),
};
