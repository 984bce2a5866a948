import { consentCookie } from '@routeglass/api-client/accounts';

/** What the question about cookies is marked with: it comes with every page, whoever asks for the page. */
const ASKED = 'data-asks-cookies';
/** What the document is marked with where there is nothing to ask. */
const ANSWERED = 'data-cookies-answered';

/** Props of the part that asks. */
export const asking = { [ASKED]: '' };

/**
 * Stands in the head of every page: who has answered, here or by a setting of the browser, does not see the question, not even until the code is there.
 * Reads as `readConsent` and `refusesTracking` do.
 */
export const hideAnswered = `(function(){try{var n=navigator;if(n.globalPrivacyControl===true||n.doNotTrack==="1"||/(^|; *)${consentCookie}=necessary(?![^.;])/.test(document.cookie))document.documentElement.setAttribute("${ANSWERED}","")}catch(e){}})()`;

/** Stands in the head, too: a rule that came later would lay out every text anew. Without scripts there is no one to hear an answer, and nothing that needs one. */
export const hiddenQuestion = `[${ANSWERED}] [${ASKED}]{display:none}@media (scripting:none){[${ASKED}]{display:none}}`;
