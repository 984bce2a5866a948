import { describe, expect, it } from 'vitest';
import { clusterColour, clusterRadius, clusterSize, heatWeight } from './clusterLook.ts';

describe('clusterRadius', () => {
  it.each([
    [0, 70],
    [1.99, 70],
    [2, 50],
    [4.99, 50],
    [5, 40],
    [8.99, 40],
    [9, 30],
    [18, 30],
  ])('at zoom %d is %i pixels', (zoom, radius) => expect(clusterRadius(zoom)).toBe(radius));
});

describe('clusterSize', () => {
  it.each([
    [2, 'small'],
    [25, 'small'],
    [26, 'medium'],
    [100, 'medium'],
    [101, 'large'],
    [200, 'large'],
    [201, 'largest'],
  ])('of %i speakers is %s', (count, size) => expect(clusterSize(count)).toBe(size));
});

describe('clusterColour', () => {
  it.each([
    [2, 'blue'],
    [99, 'blue'],
    [100, 'purple'],
    [1000, 'purple'],
  ])('of %i speakers is %s', (count, colour) => expect(clusterColour(count)).toBe(colour));
});

describe('heatWeight', () => {
  it.each([
    [1, 0, 1],
    [1, 10, 1],
    [1, 100, 0.5],
    [4, 100, 1],
    [1, 2500, 0.1],
    [100, 2500, 1],
  ])('of %i of %i is %d', (count, total, weight) => expect(heatWeight(count, total)).toBe(weight));
});
