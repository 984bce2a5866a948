import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/css/fonts.ts';
import '../packages/ui/src/css/global.css.ts';
import '../packages/ui/src/testing/virtualizer.ts';
import '../packages/ui/src/tokens/vars.css.ts';
import { modes } from './modes.ts';
import { themes } from '../packages/ui/src/tokens/themes/names.ts';

// What a story waits for may come late on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
  parameters: {
    // React Aria's list of what was announced outlives what announced it.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Of what holds, one place of each rule is enough to show: naming all of them takes as long as finding them.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'padded',
    // For teams that use Chromatic. Time comes in as a prop everywhere, so that motion is all there is to still.
    chromatic: { modes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Widgets'] } },
  },
};

export default preview;
