/** The ids of what the way past the header leads to: the section that a side menu has chosen where there is one, or else all of the content. */
export const MAIN_ID = 'main-content';
export const SECTION_ID = 'section-content';
