import { CLOSED_ANNOUNCEMENTS } from './closedAnnouncements.ts';
import { CLOSED_NEWS } from './news.ts';

/** The storage key of closed banners, by the mark of their kind. */
const closedBanners = { news: CLOSED_NEWS, announcement: CLOSED_ANNOUNCEMENTS };

/** A script in the head of every page: hides banners that were closed before, even before the page's code is loaded. */
export const hideClosed = `(function(banners){try{var s=document.createElement("style");for(var kind in banners)(sessionStorage.getItem(banners[kind])||localStorage.getItem(banners[kind])||"").split(" ").forEach(function(id){if(/^[\\w-]+$/.test(id))s.textContent+="[data-"+kind+"=\\""+id+"\\"]{display:none}"});if(s.textContent)document.head.append(s)}catch(e){}})(${JSON.stringify(closedBanners)})`;
