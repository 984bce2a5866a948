/** What Chromatic takes a picture of for each story: one a state. Themes and widths are compared by the pictures of the visual stories. */
export const modes = { light: { theme: 'light', viewport: 1280 } };
