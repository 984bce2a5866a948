import type { ColorRoles, Theme } from '../roles.ts';

const black = '#000000';
const white = '#ffffff';
const cyan = '#4dd9ff';

const tone: ColorRoles['tone'] = {
  neutral: {
    soft: '#20282d',
    border: '#6d7d86',
    text: '#e3eaed',
    mark: '#b3c0c7',
    solid: '#b3c0c7',
    onSolid: black,
  },
  info: { soft: '#06303b', border: '#1590ab', text: '#7ae3ff', mark: cyan, solid: cyan, onSolid: black },
  valid: {
    soft: '#0b3312',
    border: '#1f8f35',
    text: '#6dff8a',
    mark: '#3df063',
    solid: '#3df063',
    onSolid: black,
  },
  invalid: {
    soft: '#401009',
    border: '#b5351d',
    text: '#ff9c85',
    mark: '#ff6242',
    solid: '#ff6242',
    onSolid: black,
  },
  unknown: {
    soft: '#3a2c00',
    border: '#a17a00',
    text: '#ffd84d',
    mark: '#ffc400',
    solid: '#ffc400',
    onSolid: black,
  },
  pro: { soft: '#2a1850', border: '#7d56d9', text: '#cdb5ff', mark: '#ab87ff', solid: '#ab87ff', onSolid: black },
};

/** A third theme, made only from the public contract, for a wall screen read from across the room: black background, bright text, no gray text. */
export const wallTheme: Theme = {
  color: {
    surface: {
      page: black,
      card: '#0a0d0f',
      sunken: '#14191d',
      raised: '#14191d',
      hover: '#14191d',
      pressed: '#20282d',
      selected: '#06303b',
      inverse: white,
      scrim: 'rgb(0 0 0 / 0.8)',
      skeleton: '#20282d',
    },
    text: {
      strong: white,
      muted: '#d3dde2',
      disabled: '#7d8a91',
      link: cyan,
      linkHover: '#b5efff',
      inverse: black,
    },
    border: { subtle: '#3a464d', action: '#6d7d86', control: '#94a5ae', controlHover: white, focus: '#ffe600' },
    accent: {
      solid: cyan,
      solidHover: '#7ae3ff',
      solidPressed: '#b5efff',
      onSolid: black,
      soft: '#06303b',
      softHover: '#084350',
      border: '#1590ab',
      text: '#7ae3ff',
    },
    tone,
    severity: {
      info: tone.neutral,
      low: { soft: '#2e2419', border: '#8a6d4a', text: '#e8d3b8', mark: '#c9a883', solid: '#c9a883', onSolid: black },
      medium: tone.unknown,
      high: tone.invalid,
    },
    relation: { peer: '#3df063', customer: white, provider: '#e06c00', unspecified: '#94a5ae' },
    graph: {
      canvas: black,
      grid: '#20282d',
      node: '#14191d',
      nodeBorder: '#94a5ae',
      root: cyan,
      onRoot: black,
      target: '#ab87ff',
      added: '#b5efff',
      left: '#ff6242',
    },
    series: { first: cyan, second: '#ff9d00', third: '#3df063', fourth: '#ab87ff', fifth: '#ffe600', sixth: '#b3c0c7' },
  },
  shadow: { float: '0 0 0 1px #6d7d86' },
};
