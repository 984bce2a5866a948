/** The reset, the tokens and both themes, for a page or a shadow root without a `ThemeProvider`. */
import '../src/css/global.css.ts';
import '../src/tokens/vars.css.ts';
