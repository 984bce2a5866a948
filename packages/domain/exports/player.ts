/** A prefix's routes over time: steps and positions of the player, its dates, and what each step changed. */
export { DEFAULT_PLAYER_STEP, longerStep, PLAYER_STEPS, shorterStep } from '../src/player/playerStep.ts';
export { type PlayerStep, playerStepName, playerStepOf } from '../src/player/playerStep.ts';
export { firstPosition, lastPosition, nextPosition, previousPosition } from '../src/player/playerPosition.ts';
export { type PlayerWindow, withinWindow } from '../src/player/playerPosition.ts';
export { initialPlayerDate, midnightOf, nearestPlayerDate, PLAYER_WINDOW_DAYS } from '../src/player/playerDate.ts';
export { type AvailableDates, type PlayerDateWarning, playerDateTexts } from '../src/player/playerDate.ts';
export { parsePlayerDate, parsePlayerInstant, playerDateText, playerInstantText } from '../src/player/playerDate.ts';
export { type HistoryCount, historyCounts, type HistoryEvent } from '../src/player/routeHistory.ts';
export { type RouteStep, routeStep } from '../src/player/routeHistory.ts';
export { createStepGraphs, stepGraph } from '../src/player/stepGraph.ts';
export type { StepGraph, StepGraphInput, StepGraphsInput, StepMark } from '../src/player/stepGraph.ts';
export { visibilityPercent } from '../src/player/visibility.ts';
