import { CLOSED_ANNOUNCEMENTS } from './closedAnnouncements.ts';
import { CLOSED_NEWS } from './news.ts';

/** For how each kind of banner is marked: under what the browser keeps which of them were closed. */
const closedBanners = { news: CLOSED_NEWS, announcement: CLOSED_ANNOUNCEMENTS };

/** Stands in the head of every page: what was closed here before is not seen again, not even until the code is there. */
export const hideClosed = `(function(banners){try{var s=document.createElement("style");for(var kind in banners)(sessionStorage.getItem(banners[kind])||localStorage.getItem(banners[kind])||"").split(" ").forEach(function(id){if(/^[\\w-]+$/.test(id))s.textContent+="[data-"+kind+"=\\""+id+"\\"]{display:none}"});if(s.textContent)document.head.append(s)}catch(e){}})(${JSON.stringify(closedBanners)})`;
