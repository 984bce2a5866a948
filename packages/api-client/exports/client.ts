export { addressOf, oneOrigin } from '../src/client/address.ts';
export type { Bases } from '../src/client/address.ts';
export { createClient } from '../src/client/client.ts';
export type { Client, ClientSettings } from '../src/client/client.ts';
export { readGiven, withGiven } from '../src/client/givenAnswers.ts';
export type { Given, GivenAnswers } from '../src/client/givenAnswers.ts';
export { ApiFailure } from '../src/client/failure.ts';
export type { FailureCode } from '../src/client/failure.ts';
export type { InputOf } from '../src/client/input.ts';
