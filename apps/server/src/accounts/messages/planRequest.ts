import type { accountEndpoints } from '@routeglass/api-client/accounts';
import { fieldMessages } from '@routeglass/domain/field-rules';
import type { BodyOf } from '@routeglass/api-client/contract';
import { Problem } from '../../http/problem.ts';
import type { Writer } from './writeThread.ts';

type PlanRequest = BodyOf<typeof accountEndpoints.requestPlan>;

/** The guest who requests a plan. Throws E_BAD_REQUEST with all missing fields. */
export function guestWhoAsks({ email = '', firstname = '', lastname = '', position = '' }: PlanRequest): Writer {
  const issues = Object.entries({ email, firstname, lastname, position })
    .filter(([, text]) => text === '')
    .map(([path]) => ({ path, message: fieldMessages.required }));
  if (issues.length > 0) throw new Problem('E_BAD_REQUEST', fieldMessages.required, issues);
  return { accountId: null, name: `${firstname} ${lastname}`, email };
}

/** The requested features by group, for the inbox; groups without any are left out. */
export function fieldsOfPlan({ asn, position, plan }: PlanRequest): { name: string; value: string }[] {
  const groups = Object.entries(plan).flatMap(([name, asked]) => {
    if (typeof asked === 'boolean') return asked ? [{ name, value: 'yes' }] : [];
    const chosen = Object.entries(asked).flatMap(([item, isAsked]) => (isAsked ? [item] : []));
    return chosen.length > 0 ? [{ name, value: chosen.join(', ') }] : [];
  });
  return [{ name: 'asn', value: String(asn) }, ...(position ? [{ name: 'position', value: position }] : []), ...groups];
}
