import { amber, bronze, cyan, grass, indigo, orange, slate, tomato, violet } from '@radix-ui/colors';
import type { ColorRoles, Theme } from '../roles.ts';
import { blend } from './blend.ts';

const white = '#ffffff';

const tone: ColorRoles['tone'] = {
  neutral: {
    soft: slate.slate3,
    border: slate.slate6,
    text: slate.slate11,
    mark: slate.slate10,
    solid: slate.slate11,
    onSolid: white,
  },
  info: {
    soft: indigo.indigo3,
    border: indigo.indigo6,
    text: indigo.indigo11,
    mark: indigo.indigo9,
    solid: indigo.indigo9,
    onSolid: white,
  },
  valid: {
    soft: grass.grass3,
    border: grass.grass6,
    text: blend(grass.grass11, grass.grass12, 0.2),
    mark: grass.grass10,
    solid: grass.grass11,
    onSolid: white,
  },
  invalid: {
    soft: tomato.tomato3,
    border: tomato.tomato6,
    text: blend(tomato.tomato11, tomato.tomato12, 0.2),
    mark: tomato.tomato9,
    solid: tomato.tomato11,
    onSolid: white,
  },
  unknown: {
    soft: blend(amber.amber2, amber.amber3, 0.5),
    border: amber.amber6,
    text: blend(amber.amber11, amber.amber12, 0.3),
    mark: blend(amber.amber10, amber.amber11, 0.7),
    solid: amber.amber9,
    onSolid: amber.amber12,
  },
  pro: {
    soft: violet.violet3,
    border: violet.violet6,
    text: violet.violet11,
    mark: violet.violet9,
    solid: violet.violet9,
    onSolid: white,
  },
};

export const lightTheme: Theme = {
  color: {
    surface: {
      page: slate.slate2,
      card: white,
      sunken: slate.slate3,
      raised: white,
      hover: slate.slate3,
      pressed: slate.slate4,
      selected: indigo.indigo3,
      inverse: slate.slate12,
      scrim: 'rgb(28 32 36 / 0.45)',
      skeleton: slate.slate4,
    },
    text: {
      strong: slate.slate12,
      muted: slate.slate11,
      disabled: slate.slate9,
      link: indigo.indigo11,
      linkHover: indigo.indigo12,
      inverse: slate.slate1,
    },
    border: {
      subtle: slate.slate5,
      action: slate.slate7,
      control: slate.slate9,
      controlHover: slate.slate11,
      focus: indigo.indigo9,
    },
    accent: {
      solid: indigo.indigo9,
      solidHover: indigo.indigo10,
      solidPressed: indigo.indigo11,
      onSolid: white,
      soft: indigo.indigo3,
      softHover: indigo.indigo4,
      border: indigo.indigo7,
      text: indigo.indigo11,
    },
    tone,
    severity: {
      info: tone.neutral,
      low: {
        soft: bronze.bronze3,
        border: bronze.bronze6,
        text: blend(bronze.bronze11, bronze.bronze12, 0.3),
        mark: bronze.bronze10,
        solid: bronze.bronze11,
        onSolid: white,
      },
      medium: tone.unknown,
      high: tone.invalid,
    },
    relation: {
      peer: grass.grass9,
      customer: indigo.indigo12,
      provider: blend(orange.orange11, orange.orange12, 0.25),
      unspecified: slate.slate9,
    },
    graph: {
      canvas: white,
      grid: slate.slate4,
      node: white,
      nodeBorder: slate.slate9,
      root: indigo.indigo9,
      onRoot: white,
      target: violet.violet9,
      added: cyan.cyan11,
      left: tomato.tomato9,
    },
    series: {
      first: indigo.indigo9,
      second: blend(orange.orange9, orange.orange11, 0.5),
      third: cyan.cyan11,
      fourth: violet.violet9,
      fifth: grass.grass10,
      sixth: slate.slate10,
    },
  },
  shadow: { float: '0 1px 2px rgb(28 32 36 / 0.06), 0 8px 24px rgb(28 32 36 / 0.14)' },
};
