import { accountEndpoints, type SessionFacts } from '@routeglass/api-client/accounts';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createErrorHandler } from '../src/http/answerErrors.ts';
import { createMount } from '../src/http/mount.ts';

const { approveAsAccess, asAccessRequest, feedback, login, logout, requestBgpSession, setPassword } = accountEndpoints;
const heard: unknown[] = [];

const reader: SessionFacts = {
  firstname: 'Ann',
  lastname: 'Reader',
  email: 'ann@example.net',
  roles: ['USER'],
  subscriptions: { rating: false },
  unreadThreads: 0,
  asList: [],
};

function app(): Hono {
  const hono = new Hono();
  hono.onError(createErrorHandler(() => {}, null));
  const { mount } = createMount(hono, {
    stamp: async () => '1',
    trustProxy: false,
    callerOf: async () => ({ session: reader, account: null }),
    dataAge: async () => ({ at: null, world: 'internet' }),
    clock: () => 0,
  });
  const moment = { dependsOn: 'moment' } as const;
  const hear = ({ body }: { readonly body: unknown }) => {
    heard.push(body);
    return { result: true } as const;
  };
  mount(asAccessRequest, ({ params }) => ({ asn: params.key, status: null, updated: null }), moment);
  mount(approveAsAccess, ({ params }) => (heard.push(params.key), { result: true } as const), moment);
  mount(feedback, hear, moment);
  mount(setPassword, hear, moment);
  mount(logout, hear, moment);
  mount(requestBgpSession, ({ body }) => (heard.push(body), { result: 'success' } as const), moment);
  mount(login, () => ({}) as never, moment);
  return hono;
}

const send = async (path: string, body?: string, type = 'application/x-www-form-urlencoded') => {
  heard.length = 0;
  const response = await app().request(path, {
    method: 'POST',
    ...(body !== undefined && { body, headers: { 'content-type': type } }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown>, heard: heard[0] };
};

it('gives one address to a read and to what writes, and refuses other methods by name', async () => {
  const path = '/api/auth/v1/as/access/request/3356';
  expect(await (await app().request(path)).json()).toMatchObject({ asn: 3356 });
  expect((await app().request(path, { method: 'HEAD' })).status).toBe(200);
  expect(await send(path)).toMatchObject({ status: 200, heard: '3356' });
  const refused = await app().request(path, { method: 'PUT' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD, POST');
});

it('reads a form, and the same as JSON', async () => {
  const told = { type: 'Feedback', subject: 'A & b', message: 'Größe' };
  expect(await send(feedback.path, 'subject=A+%26+b&message=Gr%C3%B6%C3%9Fe')).toMatchObject({
    status: 200,
    heard: told,
  });
  const json = JSON.stringify({ subject: 'A & b', message: 'Größe' });
  expect(await send(feedback.path, json, 'application/json')).toMatchObject({ status: 200, heard: told });
  expect(await send(requestBgpSession.path, 'ip=192.0.2.1&asnum=AS64512')).toMatchObject({
    heard: { ip: '192.0.2.1', asnum: 64_512 },
  });
});

it('needs no body where nothing is sent', async () => {
  expect((await send(logout.path)).status).toBe(200);
});

it.each([
  [feedback.path, 'subject=x', [['message', 'Required field']]],
  [
    feedback.path,
    'subject=&message=%20',
    [
      ['subject', 'Required field'],
      ['message', 'Required field'],
    ],
  ],
  [requestBgpSession.path, 'ip=192.0.2&asnum=1', [['ip', 'Enter a valid IP address']]],
  [login.path, 'recaptcha=x&email=noc%40&password=x', [['email', 'Enter a valid email']]],
  [
    setPassword.path,
    'recaptcha=x&email=noc%40a.example&token=t&password=abcD1!xyz&confirmPassword=abcD1!xyy',
    [['confirmPassword', 'Passwords do not match']],
  ],
  [feedback.path, 'type=Nope&subject=x&message=x', [['type', 'type must be one of Feedback, Bugreport, Request']]],
])('names the fields of %s that are wrong in %s', async (path, body, expected) => {
  const { status, answer } = await send(path, body);
  expect(status).toBe(400);
  const issues = answer['issues'] as { path: string; message: string }[];
  expect(issues.map((issue) => [issue.path, issue.message])).toEqual(expected);
  expect(answer['errors']).toEqual(Object.fromEntries(expected));
});

it('says once what is wrong with several fields', async () => {
  const { answer } = await send(login.path, '');
  expect(answer).toMatchObject({ message: 'Required field', error: 'Required field' });
  expect(answer['issues']).toHaveLength(3);
});

it('refuses what is neither', async () => {
  expect(await send(feedback.path, '{', 'application/json')).toMatchObject({
    status: 400,
    answer: { code: 'E_BAD_REQUEST' },
  });
});
