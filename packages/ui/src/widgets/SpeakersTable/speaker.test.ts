import { describe, expect, it } from 'vitest';
import { speakersFitting, speakerText, type Speaker } from './speaker.ts';

const alder: Speaker = {
  asn: 64512,
  asName: 'ALDER-NET',
  countryCode: 'NL',
  countryName: 'Netherlands',
  ipVersion: 'all',
};
const nameless: Speaker = { asn: 65530, asName: null, countryCode: null, countryName: null, ipVersion: '4' };

it.each([
  [alder, 'AS64512 (ALDER-NET)'],
  [nameless, 'AS65530'],
])('writes %o as %s', (speaker, text) => {
  expect(speakerText(speaker)).toBe(text);
});

describe('speakersFitting', () => {
  it.each([
    ['', [alder, nameless]],
    ['  ', [alder, nameless]],
    ['alder', [alder]],
    ['as655', [nameless]],
    ['NETHER', [alder]],
    ['null', []],
  ])('%j', (filter, fitting) => {
    expect(speakersFitting([alder, nameless], filter)).toEqual(fitting);
  });
});
