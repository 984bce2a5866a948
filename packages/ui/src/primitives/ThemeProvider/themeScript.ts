import { THEME_STORAGE_KEY } from './themeStore.ts';

/** Text of an inline script for the document's head: sets the theme before the first paint, so that nothing flashes. */
export const themeScript = `(function(){var d=document.documentElement,c;try{c=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}d.dataset.theme=c==='dark'||c==='light'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;
