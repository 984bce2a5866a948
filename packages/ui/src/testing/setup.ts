import { afterEach } from 'vitest';
import '../css/fonts.ts';
import '../css/global.css.ts';
import '../tokens/vars.css.ts';
import { cleanUp } from './render.tsx';

document.documentElement.lang = 'en';
afterEach(cleanUp);
