import { escapeHtml } from '../../mail/letter.ts';
import { dollars } from '../amount.ts';
import type { Deal, Session } from './bank.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><p><strong>Sandbox: no money moves.</strong></p><h1>${title}</h1>${body}</main></body></html>
`;

const button = (act: string, label: string): string =>
  `<p><button type="submit" name="act" value="${act}">${label}</button></p>`;

/** The payment page. `asks`: the bank asks for a confirmation. */
export function payPage(session: Session, problem: string | null, asks = false): string {
  const { cents, interval, email, status } = session;
  const what = `<p>AS Ratings Subscription (Pro): ${dollars(cents)} per ${interval}, for ${escapeHtml(email)}</p>`;
  if (status !== 'open') return page('Payment', `${what}<p>This payment is ${status}.</p>`);
  const buttons = asks
    ? button('pay', 'Confirm at the bank')
    : [
        button('pay', 'Pay'),
        button('confirm', 'Pay with 3-D Secure'),
        button('refuse', 'Pay with a refused card'),
        button('leave', 'Back'),
      ].join('');
  const said = problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  return page(asks ? 'Your bank asks' : 'Payment', `${what}${said}<form method="post">${buttons}</form>`);
}

/** The card of a customer, with the actions that can be simulated. */
export function cardPage({ last4, periodEnd }: Deal, said: string | null): string {
  const facts = `<p>Visa •••• ${last4}, paid until ${new Date(periodEnd * 1_000).toISOString().slice(0, 10)}</p>`;
  const buttons = [
    button('change', 'Use another card'),
    button('renew', 'Renew now'),
    button('fail', 'Renew now and fail'),
  ].join('');
  return page(
    'Card',
    `${facts}${said === null ? '' : `<p role="status">${said}</p>`}<form method="post">${buttons}</form>`,
  );
}
