import { accountEndpoints } from '@routeglass/api-client/accounts';
import { fieldMessages } from '@routeglass/domain/field-rules';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { writerOf } from './ownThreads.ts';
import { fieldsOfPlan, guestWhoAsks } from './planRequest.ts';
import { beginThread, type NewThread, type Writer } from './writeThread.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Name and address that a guest must give, so that the message can be answered. */
function guestOf(name: string, email: string): Writer {
  const missing = Object.entries({ name, email }).filter(([, text]) => text === '');
  const issues = missing.map(([path]) => ({ path, message: fieldMessages.required }));
  if (issues.length > 0) throw new Problem('E_BAD_REQUEST', fieldMessages.required, issues);
  return { accountId: null, name, email };
}

/** Routes of the contact forms, which are open to anyone. */
export function mountContact(mount: Mount, { store, clock, post, captcha }: AccountDeps): void {
  const keep = async (visitor: Visitor, writer: Writer, thread: NewThread): Promise<{ result: true }> => {
    const now = clock();
    await useOrRefuse(store, 'clientForm', clientOf(visitor), now);
    await store.write((queries) => beginThread({ queries, post, origin: visitor.browser.origin, now }, writer, thread));
    post.nudge();
    return { result: true };
  };
  mount(
    accountEndpoints.feedback,
    async (visit) => {
      const { account, session, body } = visit;
      const writer = account ? writerOf(account, session) : guestOf(body.name ?? '', body.email ?? '');
      if (!account) await captcha.check(body['g-recaptcha-response'], visit.address);
      if (body.website) return { result: true } as const;
      const { type, subject, message: text } = body;
      return keep(visit, writer, { kind: 'feedback', subject, text, fields: [{ name: 'type', value: type }] });
    },
    MOMENT,
  );
  mount(
    accountEndpoints.askExpert,
    async (visit) => {
      const { account, body } = visit;
      const { message: text, website, 'g-recaptcha-response': answer, ...fields } = body;
      await captcha.check(answer, visit.address);
      if (website) return { result: true } as const;
      const name = `${body.firstname ?? ''} ${body.lastname ?? ''}`.trim() || body.email;
      return keep(
        visit,
        { accountId: account?.id ?? null, name, email: body.email },
        {
          kind: 'expert',
          subject: 'Question to an expert',
          text,
          fields: Object.entries(fields).flatMap(([field, value]) => (value ? [{ name: field, value }] : [])),
        },
      );
    },
    MOMENT,
  );
  mount(
    accountEndpoints.requestPlan,
    async (visit) => {
      const { account, session, body } = visit;
      const writer = account ? writerOf(account, session) : guestWhoAsks(body);
      if (!account) await captcha.check(body['g-recaptcha-response'], visit.address);
      if (body.website) return { result: true } as const;
      const fields = fieldsOfPlan(body);
      const text = fields.map(({ name, value }) => `${name}: ${value}`).join('\n');
      return keep(visit, writer, { kind: 'plan', subject: `Plan for AS${body.asn}`, text, fields });
    },
    MOMENT,
  );
}
