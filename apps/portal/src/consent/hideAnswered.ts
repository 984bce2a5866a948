import { consentCookie } from '@routeglass/api-client/accounts';

/** Marks the cookie question, which the server sends with every page. */
const ASKED = 'data-asks-cookies';
/** Marks the document if there is nothing to ask. */
const ANSWERED = 'data-cookies-answered';

/** Props of the part that asks. */
export const asking = { [ASKED]: '' };

/**
 * A script in the head of every page. It hides the question before the page's code is loaded if the visitor has answered it, here or by a browser
 * setting. Reads the answer as `readConsent` and `refusesTracking` do.
 */
export const hideAnswered = `(function(){try{var n=navigator;if(n.globalPrivacyControl===true||n.doNotTrack==="1"||/(^|; *)${consentCookie}=necessary(?![^.;])/.test(document.cookie))document.documentElement.setAttribute("${ANSWERED}","")}catch(e){}})()`;

/** Also in the head: a later rule would cause a new layout. Without scripts no answer could be taken, and none is needed. */
export const hiddenQuestion = `[${ANSWERED}] [${ASKED}]{display:none}@media (scripting:none){[${ASKED}]{display:none}}`;
