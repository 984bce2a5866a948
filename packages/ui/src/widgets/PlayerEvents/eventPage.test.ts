import { describe, expect, it } from 'vitest';
import { eventAt, pageOfEvent } from './eventPage.ts';

const events = [10, 20, 20, 30].map((time) => ({ time }));

describe('the event at a position', () => {
  it.each([
    [9, -1],
    [10, 0],
    [19, 0],
    [20, 2],
    [99, 3],
  ])('%d: number %d', (position, event) => {
    expect(eventAt(events, position)).toBe(event);
  });
  it.each([
    [-1, 1],
    [0, 1],
    [9, 1],
    [10, 2],
    [25, 3],
  ])('number %d stands on page %d', (event, page) => {
    expect(pageOfEvent(event, 10)).toBe(page);
  });
});
