import { expect, it } from 'vitest';
import { eventOfLink } from './visitEvent.ts';

it.each([
  ['mailto:noc@example.net', 'mail'],
  ['https://radar.example/try-for-free?email=a%40example.net', 'trial'],
  ['https://radar.example/pricing', 'plans'],
  ['https://radar.example/auth/register', 'sign-up'],
  ['https://radar.example/as/64512', null],
  ['https://other.example/pricing', null],
  ['', null],
])('following %j counts as %j', (href, event) => {
  expect(eventOfLink(href, 'https://radar.example')).toBe(event);
});
