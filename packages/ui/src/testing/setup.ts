import '../css/fonts.ts';
import '../css/global.css.ts';
import '../tokens/vars.css.ts';
import './virtualizer.ts';

/** What every page of a browser test needs. */
document.documentElement.lang = 'en';
