/** Ids of the skip link's targets: the section chosen in a side menu if there is one, else the whole content. */
export const MAIN_ID = 'main-content';
export const SECTION_ID = 'section-content';
